// How far somebody has come in the tutorial: the answers given so far, kept in this browser.

const STORED = "undermine-tutorial";

export function answersSoFar(): string[] {
  try {
    const answers: unknown = JSON.parse(localStorage.getItem(STORED) ?? "[]");
    return Array.isArray(answers) ? answers.map(String) : [];
  } catch {
    return [];
  }
}

export function keepAnswers(answers: string[]): void {
  localStorage.setItem(STORED, JSON.stringify(answers));
}

/** True for somebody who has begun the tutorial and not ended it. */
export function isUnderWay(): boolean {
  return answersSoFar().length > 0;
}
