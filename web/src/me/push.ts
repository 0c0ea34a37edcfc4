// How this browser is called while the page is closed: the service worker, and the subscription that the server sends to.

import type { PushSubscription as Subscribed } from "../net/wire";

/** Whether this browser can be called at all. */
export function canBeCalled(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

/** Keep the service worker ready; without https browsers have none, and nothing is lost but being called. */
export function registerWorker(): void {
  if ("serviceWorker" in navigator) {
    navigator.serviceWorker.register("/sw.js").catch(() => undefined);
  }
}

/** The subscription of this browser, if it has one. */
export async function presentSubscription(): Promise<PushSubscription | null> {
  if (!canBeCalled()) {
    return null;
  }
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** Let this browser be called by the server with that key; null if the player or the browser does not want it. */
export async function subscribe(key: string): Promise<Subscribed | null> {
  if ((await Notification.requestPermission()) !== "granted") {
    return null;
  }
  const worker = await navigator.serviceWorker.ready;
  await (await worker.pushManager.getSubscription())?.unsubscribe(); // it may be for another key
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  return written(made);
}

export function written(subscription: PushSubscription): Subscribed {
  const { endpoint, keys } = subscription.toJSON();
  return {
    endpoint: endpoint ?? "",
    p256dh: keys?.["p256dh"] ?? "",
    auth: keys?.["auth"] ?? "",
    name: deviceName(navigator.userAgent),
  };
}

/** What a browser is called in a list of devices: as much as its owner needs to tell it from others. */
export function deviceName(agent: string): string {
  const browser =
    ["Firefox", "Edg", "OPR", "Chrome", "Safari"].find((name) => agent.includes(`${name}/`)) ?? "";
  const system =
    ["Android", "iPhone", "iPad", "Windows", "Mac OS", "Linux"].find((name) => agent.includes(name)) ?? "";
  const named = { Edg: "Edge", OPR: "Opera" }[browser] ?? browser;
  return [named, system].filter(Boolean).join(", ") || "?";
}

/** Minutes of the day as a field for times has them, and back. */
export function clockTime(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}

export function minutesOf(time: string): number | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(time) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}
