import type { Page } from 'puppeteer';
import type { ChooseDamage, Damage } from './damagedAnswers';
import { damageAnswers, isUnreadable } from './damagedAnswers';
import { goTo } from './locations';
import { healthCheck, problemsOf, watchFailures } from './pageHealth';
import { createScreenHands } from './screenHands';
import { untilNavigation } from './untilNavigation';

export interface DamagedRound extends Damage {
  /** What was done when the answer came. */
  place: string;
  problems: readonly string[];
  /** Whether the page tells that something went wrong, and did not before. A badge in the header need not. */
  hasMessage: boolean;
}

interface Options {
  page: Page;
  choose: ChooseDamage;
  /** Asked after each round. */
  goesOn(): boolean;
  onRound(round: DamagedRound): void;
  /** How the addresses end of calls that reach the platform although they change who may do what. */
  allows?: readonly string[];
}

const TOLD = '[role="alert"], .ant-message-notice, .ant-notification-notice, [data-issue], .ant-result';
const TOLD_TEXT = '失败|无法|错误|异常|重试|不可用|没有(响应|加载|取得|成功|权限)|不提供';
/** Leaves what was opened, or puts back what was typed, instead of calling the platform; or ends the visit. */
const LEAVING = /^(取消|关闭|返回|继续编辑|放弃修改|全屏|退出|重置|清空|收起|展开|上一页|下一页|第 \d|\d+$)/;
const RETRY = '重试';
/** A person who has pressed something looks for what came of it. */
const TOLD_WITHIN_MS = 1_000;
const CHOICES_TOLD_WITHIN_MS = 100;
/** Tries of one step: each damages one of its answers. */
const MOST_TRIES = 16;
/** Dialogs and menus over each other. */
const MOST_LAYERS = 3;

const noLoss = (): Promise<readonly string[]> => Promise.resolve([]);
const doNothing = () => Promise.resolve();

/** Visits screens and presses what is on them, while the answers of the platform arrive damaged, one at a time. */
export async function damagedVisit({ page, choose, goesOn, onRound, allows }: Options) {
  const damaged = await damageAnswers(page, choose, allows);
  const check = await healthCheck(page);
  const hands = createScreenHands(page);
  let failures: string[] = [];
  /** The place that told a failure last: told again there, the message is the same element. */
  let toldAt: string | undefined;
  watchFailures(page, (failure) => failures.push(failure));
  page.on('dialog', (dialog) => {
    dialog.accept().catch((error: unknown) => process.emitWarning(String(error)));
  });

  /** Marks what tells of an earlier failure, and counts its words. */
  const markTold = () =>
    page.evaluate(
      (selector, text) => {
        document.querySelectorAll(selector).forEach((each) => each.setAttribute('data-told', ''));
        return document.body?.innerText.match(new RegExp(text, 'g'))?.length ?? 0;
      },
      TOLD,
      TOLD_TEXT,
    );

  /** Whether something tells of a failure that was not marked, now or in a moment. */
  const isTold = (wordsBefore: number, patienceMs: number) =>
    page
      .waitForFunction(
        (selector, text, before) =>
          [...document.querySelectorAll(selector)].some((each) => !each.hasAttribute('data-told')) ||
          (document.body.innerText.match(new RegExp(text, 'g'))?.length ?? 0) > before,
        { timeout: patienceMs, polling: 20 },
        TOLD,
        TOLD_TEXT,
        wordsBefore,
      )
      .then(
        () => true,
        () => false,
      );

  /** Does a step while some of its answers are damaged, and looks at what became of the page. */
  async function damage(place: string, answers: number, step: () => Promise<void>, verify = noLoss): Promise<number> {
    const words = place === toldAt ? 0 : await markTold();
    if (place === toldAt)
      await page.$$eval('[data-told]', (all) => all.forEach((each) => each.removeAttribute('data-told')));
    damaged.arm(answers);
    await step();
    await hands.settle();
    const damages = damaged.take();
    if (damages.length === 0) return 0;
    const lost = damages.some(({ kind }) => isUnreadable(kind)) ? await verify() : [];
    const problems = [...failures, ...problemsOf(await check()), ...lost];
    failures = [];
    const hasMessage =
      (await isTold(words, TOLD_WITHIN_MS)) || (await hands.openChoices(() => isTold(words, CHOICES_TOLD_WITHIN_MS)));
    toldAt = hasMessage ? place : undefined;
    damages.forEach((each) => onRound({ ...each, place, problems, hasMessage }));
    return damages.length;
  }

  /**
   * Does a step until none of its answers is left to be damaged, one at a time. A screen that offers to try again is.
   * `prepare` comes before each of them, and its answers arrive as they are.
   */
  async function repeat(place: string, step: () => Promise<void>, { verify = noLoss, prepare = doNothing } = {}) {
    for (let left = MOST_TRIES; left > 0 && goesOn(); left -= 1) {
      await prepare();
      if ((await damage(place, 1, step, verify)) === 0) return;
      while (left > 0 && goesOn() && (await hands.isOffered(RETRY))) {
        left -= 1;
        if ((await damage(`${place} › ${RETRY}`, 1, () => hands.press(RETRY))) === 0) break;
      }
    }
  }

  /** Notes what is typed; the answer tells which of it is shown no more. */
  async function noteTyped(): Promise<() => Promise<readonly string[]>> {
    const typed = await hands.typed();
    return async () => {
      const kept = await hands.shown();
      return typed.filter((text) => !kept.includes(text)).map((text) => `lost: ${text}`);
    };
  }

  /** Presses a button of a form that is filled in. What was typed is still there when the answer cannot be read. */
  async function pressInForm(place: string, name: string, open: () => Promise<void>): Promise<void> {
    let verify = noLoss;
    const fillAndPress = async () => {
      if (!(await hands.isOffered(name))) await open();
      await hands.fillIn();
      verify = await noteTyped();
      await hands.press(name);
    };
    await repeat(place, fillAndPress, { verify: () => verify() });
  }

  /** Presses everything in what is in front; `open` shows it again. */
  async function pressAll(place: string, open: () => Promise<void>, layer: number): Promise<void> {
    const layers = await hands.countLayers();
    for (const name of await hands.names()) {
      if (LEAVING.test(name) || !goesOn()) continue;
      const here = `${place} › ${name}`;
      const pressAgain = async () => {
        await open();
        if (layer > 1) await hands.fillIn();
        await hands.press(name);
        await hands.settle();
      };
      await untilNavigation(async () => {
        if (layer > 1) await pressInForm(here, name, open);
        else await repeat(here, pressAgain);
        if (layer < MOST_LAYERS && (await hands.countLayers()) > layers) await pressAll(here, pressAgain, layer + 1);
      });
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
    /** Presses everything on the screen in front, and in the dialogs and menus that this opens. */
    async pressAll(route: string): Promise<void> {
      const open = async () => {
        await hands.leaveLayers();
        await goTo(page, route);
        await hands.settle();
        await hands.chooseRow();
      };
      await untilNavigation(open);
      await untilNavigation(() => pressAll(route, open, 1));
      await untilNavigation(hands.leaveLayers);
    },
    /** Does a step that a person does not find by pressing everything. */
    walk: (name: string, step: () => Promise<void>) => repeat(name, step),
    /** Does a step after others, whose answers arrive as they are. What was typed in them is kept. */
    async walkTo(name: string, open: () => Promise<void>, step: () => Promise<void>): Promise<void> {
      let verify = noLoss;
      const prepare = async () => {
        await open();
        await hands.settle();
        verify = await noteTyped();
      };
      await repeat(name, step, { verify: () => verify(), prepare });
    },
  };
}
