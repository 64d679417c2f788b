import type { ElementHandle, Page } from 'puppeteer';
import { stillAwaited } from './quietNetwork';

const PATIENCE_MS = 3_000;
/** What is shown while something loads. */
const PLACEHOLDER = '[data-placeholder]';
const LAYER =
  '[role="dialog"], [role="alertdialog"], [role="menu"]:not(:is(aside, nav, header) *), .ant-popover:not(.ant-popover-hidden), .ant-dropdown:not(.ant-dropdown-hidden)';
const PANEL = '[role="tabpanel"]:not([hidden])';
const PRESSABLE = ':is(button, [role=tab], [role=menuitem], [role=treeitem]):not([disabled])';
const FIELD = ':is(input:not([type=checkbox]):not([type=radio]):not([type=file]), textarea)';
const OPTION =
  '.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option:not([aria-disabled=true])';
const DISCARD = '放弃修改';
const MOST_FIELDS = 10;
const MOST_LAYERS = 5;
const FRONT = '[data-front]';

/** What is typed into a field, by the words of its label; into any other a number that nothing else on a screen is. */
const TEXTS: readonly (readonly [label: RegExp, text: string])[] = [
  [/手机|电话/, '13800000099'],
  [/邮箱/, 'nobody@example.com'],
  [/密码/, 'Sunny2027'],
  [/日期|时间/, '2026-11-25'],
];

const OTHER_TEXT = '7531';

/** Presses and fills in whatever is in front on a page, as a person who knows nothing about it. */
export function createScreenHands(page: Page) {
  const untilIdle = async () => {
    // The page itself must have had its turn: what it does next may be a request.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    await stillAwaited(page, { patienceMs: PATIENCE_MS });
  };

  /** Marks the dialog or menu that is on top, or the panel of the tab. */
  const markFront = () =>
    page.evaluate(
      (layer, panel) => {
        document.querySelectorAll('[data-front]').forEach((each) => each.removeAttribute('data-front'));
        const [layers, panels] = [layer, panel].map((selector) =>
          [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility()),
        );
        (layers?.at(-1) ?? panels?.[0] ?? document.body).setAttribute('data-front', '');
      },
      LAYER,
      PANEL,
    );

  const countLayers = () => page.$$eval(LAYER, (layers) => layers.filter((each) => each.checkVisibility()).length);

  /** Until something is shown and nothing loads: a sub-app asks for its data when its code has arrived. */
  const settle = async () => {
    await untilIdle();
    await page
      .waitForFunction(
        (placeholder, panels) => {
          if ([...document.querySelectorAll(placeholder)].some((each) => each.checkVisibility())) return false;
          const [panel = document.body] = [...document.querySelectorAll<HTMLElement>(panels)].filter((each) =>
            each.checkVisibility(),
          );
          return (panel?.innerText ?? '').trim() !== '';
        },
        { timeout: PATIENCE_MS, polling: 20 },
        PLACEHOLDER,
        PANEL,
      )
      .catch(() => undefined);
    await untilIdle();
  };

  /** One button of each kind: the rows of a list have the same ones, and others may begin with the same word. */
  async function names(): Promise<string[]> {
    await markFront();
    return page.$$eval(`${FRONT} ${PRESSABLE}`, (buttons) => [
      ...new Map(
        buttons
          .filter((button) => button.checkVisibility() && button.ariaDisabled !== 'true')
          .filter((button) => {
            const row = button.closest('[data-row-key]');
            return row === null || row === row.parentElement?.querySelector('[data-row-key]');
          })
          .map((button) => (button.ariaLabel ?? button.textContent ?? '').trim())
          .filter((name) => name !== '')
          .map((name) => [name.split(/[\s，]/)[0], name] as const),
      ).values(),
    ]);
  }

  /** Presses the button with this name in what is in front. False without one. */
  async function press(name: string, isTrial = false): Promise<boolean> {
    await markFront();
    return page.$$eval(
      `${FRONT} ${PRESSABLE}`,
      (buttons, wanted, isOnlyAsked) => {
        const found = buttons
          .filter((each) => each.checkVisibility())
          .find((each) => (each.ariaLabel ?? each.textContent ?? '').trim() === wanted);
        if (!isOnlyAsked) (found as HTMLElement | undefined)?.click();
        return found !== undefined;
      },
      name,
      isTrial,
    );
  }

  async function fillField(field: ElementHandle<Element>): Promise<void> {
    const label = await field.evaluate((element) => {
      const { disabled, readOnly, value, labels, placeholder, role } = element as HTMLInputElement;
      const isChosen = element.closest('.ant-select')?.querySelector('.ant-select-selection-item') != null;
      if (disabled || (readOnly && role !== 'combobox') || value !== '' || isChosen || !element.checkVisibility())
        return undefined;
      return `${element.role ?? element.getAttribute('role') ?? ''}:${labels?.[0]?.textContent ?? ''}${element.ariaLabel ?? ''}${placeholder}`;
    });
    if (label === undefined) return;
    await field.focus();
    if (label.startsWith('combobox')) {
      await page.keyboard.press('ArrowDown');
      await page.waitForSelector(OPTION, { timeout: 400 }).catch(() => undefined);
      await page.keyboard.press('Enter');
      return;
    }
    await page.keyboard.sendCharacter(TEXTS.find(([words]) => words.test(label))?.[1] ?? OTHER_TEXT);
    if (/日期|时间/.test(label)) await page.keyboard.press('Enter');
  }

  return {
    countLayers,
    settle,
    names,
    press: async (name: string) => void (await press(name)),
    isOffered: (name: string) => press(name, true),
    /** Opens the lists of the choices in front, one after the other, until `isEnough`: a list that cannot be read says so. */
    async openChoices(isEnough: () => Promise<boolean>): Promise<boolean> {
      await markFront();
      for (const field of (await page.$$(`${FRONT} [role=combobox]`)).slice(0, MOST_FIELDS)) {
        await field.evaluate((element) => (element as HTMLElement).focus());
        await page.keyboard.press('ArrowDown');
        await settle();
        if (await isEnough()) return true;
        await page.keyboard.press('Escape');
      }
      return false;
    },
    /** Fills in each empty field in front, as far as that is possible. */
    async fillIn(): Promise<void> {
      await markFront();
      const fields = await page.$$(`${FRONT} ${FIELD}`);
      for (const field of fields.slice(0, MOST_FIELDS)) await fillField(field);
    },
    /** The texts of the fields in front. */
    typed: () =>
      page.$$eval(`${FRONT} ${FIELD}`, (fields) =>
        fields.map((field) => (field as HTMLInputElement).value).filter((value) => value !== ''),
      ),
    /** All that is shown in front, as fields and as texts. */
    async shown(): Promise<string> {
      await markFront();
      return page.$eval(FRONT, (front) =>
        [
          (front as HTMLElement).innerText,
          ...[...front.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value),
        ].join(' '),
      );
    },
    /** Chooses the first row of a list, for what is done with several. */
    async chooseRow(): Promise<void> {
      await markFront();
      await page.$$eval(`${FRONT} [data-row-key] input[type=checkbox]:not(:checked)`, ([first]) =>
        (first as HTMLElement | undefined)?.click(),
      );
    },
    async leaveLayers(): Promise<void> {
      for (let left = MOST_LAYERS; left > 0 && (await countLayers()) > 0; left -= 1) {
        await page.keyboard.press('Escape');
        await press(DISCARD);
        await settle();
      }
    },
  };
}
