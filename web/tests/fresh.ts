/**
 * Runs before each file of tests: nothing is left of the one before, though the document and the process stay.
 * Making new ones for every file took longer than all the tests.
 */
import { vi } from "vitest";

vi.useRealTimers();
vi.unstubAllGlobals();
vi.restoreAllMocks();
vi.resetModules();
document.body.innerHTML = "";
localStorage.clear();
