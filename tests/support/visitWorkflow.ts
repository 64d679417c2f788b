import type { ElementHandle, Page } from 'puppeteer';
import { enterWorkspace } from './enterWorkspace';
import { click, fill, findByRole } from './find';
import { goTo } from './locations';
import { DESKTOP } from './newPage';
import type { Product } from './product/product';
import { untilQuiet } from './quietNetwork';
import { collectAnswers } from './shownTexts';
import { workflowTexts } from './workflowTexts';
import type { ScreenLanguage } from './workflowTexts';

const PHONE = { width: 390, height: 844 };

export interface Visitor {
  language: ScreenLanguage;
  isNarrow: boolean;
  /** Called on every screen, when it shows its data. */
  look(page: Page, place: string): Promise<void>;
}

/** The key of the first row with this text. */
export async function rowOf(page: Page, wanted: string): Promise<string> {
  const key = await page.waitForFunction(
    (part) =>
      [...document.querySelectorAll<HTMLElement>('[data-row-key]')].find(
        (row) => row.checkVisibility() && row.innerText.includes(part),
      )?.dataset.rowKey,
    {},
    wanted,
  );
  return String(await key.jsonValue());
}

export const noDialog = (page: Page) =>
  page.waitForFunction(() => ![...document.querySelectorAll('[role=dialog]')].some((each) => each.checkVisibility()));

/** Enters the workspace in a language. Controls are found by the keys of their texts. */
export async function visitWorkflow(product: Product, { language, isNarrow, look }: Visitor) {
  const text = workflowTexts(language);
  const viewport = isNarrow ? PHONE : DESKTOP;
  let answers = () => Promise.resolve('');
  const { page } = await enterWorkspace(product.browser, product.url, {
    path: '/undeal',
    viewport,
    language,
    prepare: async (opened) => {
      answers = collectAnswers(opened);
      await Promise.resolve();
    },
  });
  const press = (role: string, key: string, params?: Record<string, string | number>) =>
    click(page, role, text(key, params));
  const find = (role: string, key: string, params?: Record<string, string | number>) =>
    findByRole(page, role, text(key, params));
  let last = 'nothing';
  const seen = async (place: string) => {
    last = place;
    await untilQuiet(page);
    await look(page, place);
  };
  /** Looks at a screen in the window of the other width, too. */
  const seenInBothWidths = async (place: string) => {
    await seen(place);
    await page.setViewport(isNarrow ? DESKTOP : PHONE);
    await seen(`${place}, ${isNarrow ? 'wide' : 'narrow'}`);
    await page.setViewport(viewport);
  };
  /** Presses what begins with this text, for choices whose accessible name antd changes, and names with a count. */
  const pressText = async (key: string, within = 'body') => {
    const found = await page.waitForFunction(
      (selector, wanted) =>
        [...document.querySelectorAll<HTMLElement>(`${selector} :is(label, button, [role=menuitem])`)].find((each) => {
          const { left, top, width, height } = each.getBoundingClientRect();
          // A notice that lies over it goes by itself.
          const isCovered = document
            .elementFromPoint(left + width / 2, top + height / 2)
            ?.closest('.ant-message, .ant-notification');
          return !isCovered && each.checkVisibility() && each.innerText.trim().startsWith(wanted);
        }),
      {},
      within,
      text(key),
    );
    await (found.asElement() as ElementHandle<Element> | null)?.click();
  };
  /** Leaves panels, menus and open forms, one per press. */
  const leave = async (count = 1) => {
    for (let times = 0; times < count; times += 1) await page.keyboard.press('Escape');
  };
  const closeTab = async () => {
    await page.focus('[data-tab] [role=tab][aria-selected=true]');
    await page.keyboard.press('Delete');
  };
  const open = async (route: string, key: string, params?: Record<string, string | number>) => {
    await goTo(page, route);
    await find('heading', key, params);
  };
  /** A press in the menu ⋯ of the design on a phone, a button elsewhere. */
  const pressAction = async (key: string) => {
    if (!isNarrow) return press('button', key);
    await press('button', 'workflow.manager.more');
    await press('menuitem', key);
  };
  const type = (key: string, value: string) => fill(page, text(key), value);
  return {
    page,
    isNarrow,
    text,
    press,
    find,
    type,
    seen,
    seenInBothWidths,
    pressText,
    leave,
    closeTab,
    open,
    pressAction,
    answers: () => answers(),
    /** The place that was looked at last: a failure is at it, or on the way from it. */
    lastSeen: () => last,
  };
}
export type Visit = Awaited<ReturnType<typeof visitWorkflow>>;
