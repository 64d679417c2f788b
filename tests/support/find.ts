import type { ElementHandle, Frame, Locator, Page } from 'puppeteer';
import { withContext } from './withContext';

const quoted = (text: string) => JSON.stringify(text);

/** A locator by accessible role and name; it waits for the element. */
export const byRole = (page: Frame | Page, role: string, name: string): Locator<Element> =>
  page.locator(`::-p-aria([role=${quoted(role)}][name=${quoted(name)}])`) as Locator<Element>;

export const findByRole = (page: Frame | Page, role: string, name: string): Promise<ElementHandle<Element>> =>
  withContext(page, `find ${role} ${quoted(name)}`, () => byRole(page, role, name).waitHandle());

/** Clicks when the element is visible, enabled and stable. */
export const click = (page: Page, role: string, name: string): Promise<void> =>
  withContext(page, `click ${role} ${quoted(name)}`, () => byRole(page, role, name).click());

const isOpen = (element: Element) => !(element as HTMLInputElement).disabled && !(element as HTMLInputElement).readOnly;

/** Replaces the text of the input with this label: focuses it, selects all and types. */
export const fill = (page: Page, label: string, value: string, role = 'textbox'): Promise<void> =>
  withContext(page, `fill ${role} ${quoted(label)}`, async () => {
    const input = await byRole(page, role, label).filter(isOpen).waitHandle();
    // Focus first, because some inputs rewrite their text on focus, which would lose the selection.
    await input.focus();
    await input.evaluate((element) => (element as HTMLInputElement).select());
    if (value === '') await page.keyboard.press('Backspace');
    else await page.keyboard.type(value);
  });

/** Waits for the innermost element with this text. */
export const findByText = (page: Page, text: string): Promise<ElementHandle<Element>> =>
  withContext(page, `find text ${quoted(text)}`, () =>
    page.locator(`::-p-text(${quoted(text)})`).waitHandle(),
  ) as Promise<ElementHandle<Element>>;
