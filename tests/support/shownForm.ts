import type { Page } from 'puppeteer';
import type { CallFault, CallFaults } from './callFaults';
import { click, fill, findByRole } from './find';
import { POLLING_MS } from './waitForText';

const DIALOG = '[role="dialog"]';
const OPTION = '.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option';

/** The texts of the fields of the form in front, by the names of their controls. */
export const valuesOf = (page: Page): Promise<Record<string, string>> =>
  page.$$eval(`${DIALOG} [data-control]`, (controls) =>
    Object.fromEntries(
      controls.map((control) => [
        (control as HTMLElement).dataset.control ?? '',
        // The words in one order: a field at rest shows as a text what it has as a value while it is edited.
        [
          (control as HTMLElement).innerText,
          ...[...control.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value),
        ]
          .flatMap((text) => text.split(/\s+/))
          .sort()
          .join(' ')
          .trim(),
      ]),
    ),
  );

/** Names of the fields whose values differ. */
export const lostFields = (before: Record<string, string>, after: Record<string, string>): string[] =>
  Object.keys(before).filter((name) => before[name] !== after[name]);

/** Moves the focus to the button, so that a field writes its value as it does when a person goes on, and presses it. */
export async function focusButton(page: Page, name: string): Promise<void> {
  await (await findByRole(page, 'button', name)).focus();
}

/** Chooses the first option of a select, of those that begin with the text. */
async function choose(page: Page, label: string, text = ''): Promise<void> {
  await click(page, 'combobox', label);
  await page.waitForSelector(OPTION);
  if (text !== '') await page.keyboard.type(text);
  await page.locator(text === '' ? OPTION : `${OPTION}[title^="${text}"]`).click();
  await page.waitForFunction((option) => !document.querySelector(option), { polling: POLLING_MS }, OPTION);
}

export const waitForNoDialog = (page: Page) =>
  page.waitForFunction((dialog) => !document.querySelector(dialog), { polling: POLLING_MS }, DIALOG);

/** Has credit. */
const CUSTOMER = '百联便利店';
const KEPT = '您填写的内容已保留';

/** Saves the form while the call fails, and waits until the form says that the input is kept. Names the lost fields. */
export async function saveInVain(page: Page, saves: CallFaults, fault: CallFault): Promise<string[]> {
  await focusButton(page, '保存');
  const before = await valuesOf(page);
  // The message of an earlier failure goes with the press, and another one comes.
  await page.$$eval(`${DIALOG} [role="alert"]`, (alerts) =>
    alerts.forEach((each) => each.setAttribute('data-old', '')),
  );
  const failed = saves.next(fault);
  await page.keyboard.press('Enter');
  await failed;
  await page.waitForFunction(
    (dialog, text) =>
      [...document.querySelectorAll(`${dialog} [role="alert"]:not([data-old])`)].some((each) =>
        each.textContent?.includes(text),
      ) && !document.querySelector(`${dialog} [aria-busy="true"]`),
    { polling: POLLING_MS },
    DIALOG,
    KEPT,
  );
  return lostFields(before, await valuesOf(page));
}

/** Saves the form, which closes it. */
export async function save(page: Page): Promise<void> {
  await focusButton(page, '保存');
  await page.keyboard.press('Enter');
  await waitForNoDialog(page);
}

/** Opens the form of a new order over the list and fills in what it requires. */
export async function startOrder(page: Page): Promise<void> {
  await click(page, 'button', '新建订单');
  await findByRole(page, 'dialog', '新建订单');
  await choose(page, '客户', CUSTOMER);
  await choose(page, '负责人');
  await click(page, 'button', '添加一行');
  await choose(page, '商品，第 1 行');
  await page.waitForFunction(
    (total) => !/(^|\s)0\.00/.test(document.querySelector<HTMLElement>(total)?.innerText ?? '0.00'),
    { polling: POLLING_MS },
    `${DIALOG} [data-control="total"]`,
  );
}

/** Opens the form of a new customer over the list and fills in what it requires. */
export async function startCustomer(page: Page, name: string): Promise<void> {
  await click(page, 'button', '新建客户');
  await findByRole(page, 'dialog', '新建客户');
  await fill(page, '客户名称', name);
  await choose(page, '负责人');
  await fill(page, '信用额度', '1000');
}
