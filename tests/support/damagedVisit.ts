import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'puppeteer';
import type { Damage } from './damagedAnswers';
import { damageAnswers } from './damagedAnswers';
import { goTo } from './locations';
import { healthCheck } from './pageHealth';
import { untilNavigation } from './untilNavigation';

export interface DamagedRound extends Damage {
  /** What was done when the answer came. */
  place: string;
  problems: readonly string[];
  /** Whether the page tells that something went wrong. A badge in the header, for example, need not. */
  hasMessage: boolean;
}

interface Options {
  page: Page;
  perEndpoint: number;
  /** Damages of each endpoint so far; shared by the visits of several people. */
  counts: Map<string, number>;
  /** Asked after each round. */
  goesOn(): boolean;
  onRound(round: DamagedRound): void;
}

const PANEL = '[role="tabpanel"]:not([hidden])';
const DIALOG = '[role="dialog"]';
const TOLD = '[role="alert"], .ant-message-notice, .ant-notification-notice, [data-issue], .ant-result';
const TOLD_TEXT = '失败|无法|错误|异常|重试|没有';
/** Leaves what was opened instead of calling the platform, or ends the visit. */
const LEAVING = /^(取消|关闭|返回|继续编辑|放弃修改|全屏|退出)/;
const DISCARD = '放弃修改';
const IDLE = { idleTime: 60, concurrency: 0, timeout: 8_000 };
/** A screen asks for its data within this time, unless all of its endpoints have had their share. */
const DAMAGED_WITHIN_MS = 10_000;
/** Tries of one step: each damages one of its answers. */
const MOST_TRIES = 12;

/** Visits screens and presses what is on them, while the answers of the platform arrive damaged, one at a time. */
export async function damagedVisit({ page, perEndpoint, counts, goesOn, onRound }: Options) {
  const damaged = await damageAnswers(page, perEndpoint, counts);
  const check = await healthCheck(page);
  let uncaught: string[] = [];
  page.on('pageerror', (error) => uncaught.push(`uncaught: ${String(error)}`));
  page.on('dialog', (dialog) => {
    dialog.accept().catch((error: unknown) => process.emitWarning(String(error)));
  });

  const settle = () => page.waitForNetworkIdle(IDLE).catch(() => undefined);

  /** Does a step while some of its answers are damaged, and looks at what became of the page. */
  async function damage(place: string, answers: number, step: () => Promise<void>): Promise<number> {
    const isDamaged = damaged.arm(answers);
    await step();
    if (answers > 1) await Promise.race([isDamaged, wait(DAMAGED_WITHIN_MS, undefined, { ref: false })]);
    await settle();
    const damages = damaged.take();
    if (damages.length === 0) return 0;
    const { isWhite, isHanging, answerMs } = await check();
    const problems = [
      ...uncaught,
      ...(isWhite ? ['white screen'] : []),
      ...(isHanging ? [`no answer for ${answerMs} ms`] : []),
    ];
    uncaught = [];
    const hasMessage = await page.evaluate(
      (selector, text) => document.querySelector(selector) !== null || new RegExp(text).test(document.body.innerText),
      TOLD,
      TOLD_TEXT,
    );
    damages.forEach((each) => onRound({ ...each, place, problems, hasMessage }));
    return damages.length;
  }

  /** Does a step until none of its answers is left to be damaged, one at a time. */
  async function repeat(place: string, step: () => Promise<void>): Promise<void> {
    for (let left = MOST_TRIES; left > 0 && goesOn(); left -= 1) if ((await damage(place, 1, step)) === 0) return;
  }

  /** One button of each kind: rows have the same ones, which begin with the same word. */
  const namesIn = (scope: string) =>
    page.$$eval(`${scope} :is(button, [role=tab], [role=menuitem]):not([disabled])`, (buttons) => [
      ...new Map(
        buttons
          .filter((button) => button.checkVisibility())
          .map((button) => (button.ariaLabel ?? button.textContent ?? '').trim())
          .filter((name) => name !== '')
          .map((name) => [name.split(/[\s，]/)[0], name] as const),
      ).values(),
    ]);

  const press = (scope: string, name: string) =>
    page.$$eval(
      `${scope} :is(button, [role=tab], [role=menuitem])`,
      (buttons, wanted) =>
        [...buttons]
          .filter((each) => each.checkVisibility())
          .find((each) => (each.ariaLabel ?? each.textContent ?? '').trim() === wanted)
          ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })),
      name,
    );

  /** Types something into each empty field, as far as that is possible. */
  async function fillIn(scope: string): Promise<void> {
    const fields = await page.$$(
      `${scope} :is(input:not([type=checkbox]):not([type=radio]):not([type=file]), textarea)`,
    );
    for (const field of fields.slice(0, 8)) {
      const isOpen = await field.evaluate(
        (element) =>
          !(element as HTMLInputElement).disabled &&
          !(element as HTMLInputElement).readOnly &&
          (element as HTMLInputElement).value === '' &&
          element.checkVisibility(),
      );
      if (!isOpen) continue;
      await field.focus();
      await page.keyboard.sendCharacter('1');
    }
  }

  async function leaveDialogs(): Promise<void> {
    for (let left = 4; left > 0 && (await page.$(DIALOG)); left -= 1) {
      await page.keyboard.press('Escape');
      await press(DIALOG, DISCARD);
      await settle();
    }
  }

  /** Presses everything in what is in front; `open` shows it again. */
  async function pressAll(scope: string, place: string, open: () => Promise<void>, depth: number): Promise<void> {
    for (const name of await namesIn(scope)) {
      if (LEAVING.test(name) || !goesOn()) continue;
      const pressAgain = async () => {
        await open();
        if (depth > 1) await fillIn(scope);
        await press(scope, name);
      };
      await untilNavigation(() => repeat(`${place} › ${name}`, pressAgain));
      if (depth === 1 && (await page.$(DIALOG))) await pressAll(DIALOG, `${place} › ${name}`, pressAgain, 2);
    }
  }

  return {
    /** Goes to a screen, all of whose answers are damaged at once. */
    glance: (route: string) => damage(route, Infinity, () => goTo(page, route)),
    /** Opens a screen in a new document, so that nothing is cached, again and again. */
    async open(route: string): Promise<void> {
      await goTo(page, route);
      await repeat(route, async () => void (await page.reload({ waitUntil: 'domcontentloaded' })));
    },
    /** Presses everything on the screen in front. */
    async pressAll(route: string): Promise<void> {
      const open = async () => {
        await leaveDialogs();
        await goTo(page, route);
        await settle();
      };
      await open();
      await untilNavigation(() => pressAll(PANEL, route, open, 1));
      await untilNavigation(leaveDialogs);
    },
    /** Signs in by the form, whose fields are filled in first. */
    async signInWith(name: string, fields: () => Promise<void>): Promise<void> {
      await repeat(name, async () => {
        await page.reload({ waitUntil: 'domcontentloaded' });
        await settle();
        await fields();
        await settle();
      });
    },
  };
}
