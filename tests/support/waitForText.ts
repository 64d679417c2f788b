import type { Frame, Page } from 'puppeteer';
import { withContext } from './withContext';

/** Polls by time: a background page has no animation frames, and reading all text in each of them takes long. */
export const POLLING_MS = 50;

/** Waits until the text is visible on the page or in the frame. */
export async function waitForText(page: Frame | Page, text: string, timeout = 15_000): Promise<void> {
  await withContext(page, `wait for text "${text}"`, () =>
    page.waitForFunction((wanted) => document.body.innerText.includes(wanted), { timeout, polling: POLLING_MS }, text),
  );
}

/** Waits until the text is no longer visible. */
export async function waitForNoText(page: Frame | Page, text: string, timeout = 15_000): Promise<void> {
  await withContext(page, `wait until text "${text}" is gone`, () =>
    page.waitForFunction(
      (unwanted) => !document.body.innerText.includes(unwanted),
      { timeout, polling: POLLING_MS },
      text,
    ),
  );
}

/** Waits until the input with this label has the value. */
export const waitForValue = (page: Page, label: string, value: string) =>
  page.waitForFunction(
    (name, wanted) =>
      [...document.querySelectorAll('input')].some(
        (input) => input.labels?.[0]?.textContent === name && input.value === wanted,
      ),
    {},
    label,
    value,
  );
