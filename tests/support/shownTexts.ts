import type { Page } from 'puppeteer';

/** Everything that the page says: visible texts and the names, titles and placeholders of visible elements. */
export const shownTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const said = new Set<string>();
    for (const element of document.body.querySelectorAll('*')) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      for (const name of ['aria-label', 'aria-description', 'title', 'placeholder', 'alt'])
        said.add(element.getAttribute(name) ?? '');
      if (element.matches('style, script')) continue;
      for (const child of element.childNodes) if (child.nodeType === Node.TEXT_NODE) said.add(child.textContent ?? '');
    }
    return [...said].map((text) => text.trim()).filter((text) => text !== '');
  });

/** Collects what the platform has answered, so that data can be told from texts of the client. */
export function collectAnswers(page: Page) {
  const answers: Promise<string>[] = [];
  page.on('response', (response) => {
    // A request that the page has given up has no text.
    if (response.url().includes('/api/')) answers.push(response.text().catch(() => ''));
  });
  return async () => (await Promise.all(answers)).join('\n');
}
