// The service worker: shows what the server has to tell while the page is closed, and a page that says that there is no
// connection. It keeps that page, its style and the icon, and nothing else: what the server answers is always asked for.

const KEPT = "undermine-offline-1";
const OFFLINE = ["/offline", "/offline.css", "/icon.svg"];

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(KEPT)
      .then((cache) => cache.addAll(OFFLINE))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  const old = caches.keys().then((names) => names.filter((name) => name !== KEPT));
  event.waitUntil(
    old
      .then((names) => Promise.all(names.map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const path = new URL(event.request.url).pathname;
  if (event.request.mode === "navigate") {
    event.respondWith(fetch(event.request).catch(() => caches.match("/offline")));
  } else if (OFFLINE.includes(path)) {
    event.respondWith(fetch(event.request).catch(() => caches.match(path)));
  }
});

self.addEventListener("push", (event) => {
  const told = event.data?.json() ?? {};
  const shown = {
    body: told.body ?? "",
    tag: told.tag ?? "undermine",
    icon: "/icon-192.png",
    badge: "/icon-192.png",
    data: { about: told.about ?? "", kind: told.kind ?? "" },
  };
  event.waitUntil(self.registration.showNotification(told.title ?? "Undermine", shown));
});

/** Where a message leads: to its table, or to the tournament's page. */
function addressOf({ about, kind }) {
  if (!/^[A-Za-z0-9-]+$/.test(about)) {
    return "/";
  }
  return kind === "round" ? `/tournament/${about}` : `/t/${about}`;
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const address = addressOf(event.notification.data ?? { about: "", kind: "" });
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then(async (pages) => {
      const page = pages.find((one) => new URL(one.url).pathname === address);
      await (page ? page.focus() : self.clients.openWindow(address));
    }),
  );
});
