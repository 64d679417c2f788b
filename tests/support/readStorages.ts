import type { Page } from 'puppeteer';

/** Everything that a browser keeps for a page, by its place: `localStorage atrium.user`, `database apaas-db i18n en`. */
export async function readStorages(page: Page): Promise<Record<string, string>> {
  const history = await (await page.createCDPSession()).send('Page.getNavigationHistory');
  const kept = await page.evaluate(async () => {
    const found: [string, string][] = [
      ...Object.entries(localStorage).map(([key, text]): [string, string] => [`localStorage ${key}`, String(text)]),
      ...Object.entries(sessionStorage).map(([key, text]): [string, string] => [`sessionStorage ${key}`, String(text)]),
      ['cookies', document.cookie],
      ['name of the window', window.name],
      ['state of the history', JSON.stringify(window.history.state)],
    ];
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys())
        found.push([`cache ${name} ${request.url}`, (await (await caches.match(request))?.text()) ?? '']);
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(new Error(name));
      });
      for (const store of database.objectStoreNames) {
        await new Promise<void>((resolve) => {
          const reading = database.transaction(store).objectStore(store).openCursor();
          reading.onsuccess = () => {
            const cursor = reading.result;
            if (!cursor) return resolve();
            found.push([`database ${name} ${store} ${String(cursor.key)}`, JSON.stringify(cursor.value)]);
            return cursor.continue();
          };
        });
      }
      database.close();
    }
    return found;
  });
  return Object.fromEntries([...kept, ...history.entries.map(({ url }, index) => [`address ${index}`, url] as const)]);
}

/** The places whose content or name has one of these texts, each with the text. */
export const placesOf = (storages: Readonly<Record<string, string>>, texts: readonly string[]): string[] =>
  Object.entries(storages).flatMap(([place, content]) =>
    texts.filter((text) => content.includes(text) || place.includes(text)).map((text) => `${place}: ${text}`),
  );
