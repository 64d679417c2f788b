import type { Page } from 'puppeteer';
import { KEEP_AFTER_MS } from '../../src/common/drafts';
import type { HeldTimers } from './pageClock';
import { POLLING_MS } from './waitForText';

/** Resolves when the database contains the typed text. */
export const waitForDraft = (page: Page, text: string) =>
  page.waitForFunction(
    (wanted, delay) => {
      (window as Partial<HeldTimers>).runHeldTimer?.(delay);
      return new Promise<boolean>((resolve) => {
        const opening = indexedDB.open('atrium-drafts', 1);
        opening.onerror = () => resolve(false);
        // The product has not created the database yet; do not create it here.
        opening.onupgradeneeded = () => opening.transaction?.abort();
        opening.onsuccess = () => {
          const reading = opening.result.transaction('drafts').objectStore('drafts').getAll();
          reading.onsuccess = () => {
            opening.result.close();
            resolve(JSON.stringify(reading.result).includes(wanted));
          };
        };
      });
    },
    { polling: POLLING_MS },
    text,
    KEEP_AFTER_MS,
  );
