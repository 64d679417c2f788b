import type { Page } from 'puppeteer';

/** A place on the screen that can be pressed. */
export interface Candidate {
  x: number;
  y: number;
  /** For the trail of a failure. */
  name: string;
  isField: boolean;
}

const PRESSABLE = [
  'a[href]',
  'button',
  'input',
  'textarea',
  'label',
  '[tabindex="0"]',
  '[data-row-key]',
  ...['button', 'tab', 'menuitem', 'option', 'treeitem', 'checkbox', 'switch', 'radio', 'combobox', 'link'].map(
    (role) => `[role="${role}"]`,
  ),
  '.ant-select-item-option',
  '.ant-picker-cell',
].join(',');
const FIELD = 'input:not([type=checkbox]):not([type=radio]):not([type=file]), textarea, [contenteditable="true"]';
/** Ends the visit; pressed rarely. */
const SIGN_OUT = '退出登录';

/** What a person can press now: visible, in the window and not covered. Runs as one function in the page. */
export const candidatesOn = (page: Page, mayLeave: boolean): Promise<Candidate[]> =>
  page.evaluate(
    (pressable, field, signOut) =>
      [...document.querySelectorAll<HTMLElement>(pressable)].flatMap((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const isInside = width > 0 && height > 0 && x > 0 && y > 0 && x < innerWidth && y < innerHeight;
        if (!isInside) return [];
        const hit = document.elementFromPoint(x, y);
        if (!hit || !(element.contains(hit) || hit.contains(element))) return [];
        const text = element.ariaLabel ?? element.title ?? '';
        const name = `${element.tagName.toLowerCase()} ${(text || element.textContent || '').trim().slice(0, 30)}`;
        if (signOut !== '' && name.includes(signOut)) return [];
        return [{ x, y, name, isField: element.matches(field) }];
      }),
    PRESSABLE,
    FIELD,
    mayLeave ? '' : SIGN_OUT,
  );
