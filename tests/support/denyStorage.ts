/** Runs before the page's scripts: access to any kind of storage throws. */
export function denyStorage() {
  const denied = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'BroadcastChannel', 'caches', 'cookieStore']) {
    Object.defineProperty(window, name, { get: denied, configurable: true });
  }
  for (const name of ['locks', 'storage', 'serviceWorker'])
    Object.defineProperty(Navigator.prototype, name, { get: denied, configurable: true });
  Object.defineProperty(Document.prototype, 'cookie', { get: denied, set: denied, configurable: true });
}
