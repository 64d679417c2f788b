import type { Disposable } from '@/common/disposable';
import type { Store } from '@/common/store';
import { mainScriptOf } from './mainScript';

export interface VersionDeps {
  fetch: typeof fetch;
  document: Document;
  /** Set when a page of another build is deployed, and again at the next look when somebody has put it off. */
  isOutdated: Store<boolean>;
}

/** The page is read again after this time, and when the person comes back to it later than that. */
export const VERSION_INTERVAL_MS = 30 * 60 * 1000;

const SCRIPT = /\bumi\.[0-9a-f]{8}\.js\b/;

/** Compares the deployed page with the running one from time to time. A page that cannot be read says nothing. */
export function watchVersion({ fetch, document, isOutdated }: VersionDeps): Disposable {
  const running = SCRIPT.exec(mainScriptOf(document) ?? '')?.[0];
  if (running === undefined) return () => undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDue = false;

  async function look() {
    const answer = await fetch(new URL(document.URL).pathname, { cache: 'no-cache' });
    const deployed = SCRIPT.exec(answer.ok ? await answer.text() : '')?.[0];
    if (deployed !== undefined && deployed !== running) isOutdated.set(true);
  }
  function wait() {
    isDue = false;
    timer = setTimeout(() => {
      isDue = true;
      lookWhenVisible();
    }, VERSION_INTERVAL_MS);
  }
  function lookWhenVisible() {
    if (!isDue || document.hidden) return;
    wait();
    // Without a network the next look tells.
    look().catch(() => undefined);
  }
  wait();
  document.addEventListener('visibilitychange', lookWhenVisible);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', lookWhenVisible);
  };
}
