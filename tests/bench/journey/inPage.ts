import type { Condition } from './step';

declare global {
  interface Window {
    /** What the page itself notes for the benchmark, from its first script on. */
    journey: {
      /** When the last key or pointer went down, in milliseconds since the navigation; 0: not yet. */
      pressedAt: number;
      /** The longest task since the last look, in milliseconds. */
      longestTask: number;
    };
  }
}

// These functions run in the page. Their inner functions must be anonymous, because their source is sent as text.

/** Runs before the page's own scripts. */
export function noteFromTheStart(): void {
  window.journey = { pressedAt: 0, longestTask: 0 };
  ['pointerdown', 'keydown'].forEach((type) =>
    window.addEventListener(
      type,
      ({ timeStamp }) => {
        window.journey.pressedAt = timeStamp;
      },
      true,
    ),
  );
  new PerformanceObserver((list) =>
    list.getEntries().forEach(({ duration }) => {
      window.journey.longestTask = Math.max(window.journey.longestTask, duration);
    }),
  ).observe({ type: 'longtask', buffered: true });
}

/**
 * Milliseconds from the press (or from the navigation) to the second frame in which all conditions hold: the first of
 * them is painted by then.
 */
export async function untilShown(
  conditions: readonly Condition[],
  hasPress: boolean,
  patience: number,
): Promise<number> {
  const end = performance.now() + patience;
  let frames = 0;
  let now = 0;
  while (frames < 2) {
    await new Promise(requestAnimationFrame);
    now = performance.now();
    if (now > end) {
      const missing = conditions.filter(({ selector }) => !document.querySelector(selector));
      throw new Error(`not shown: ${JSON.stringify(missing.length > 0 ? missing : conditions)}`);
    }
    if (hasPress && window.journey.pressedAt === 0) continue;
    const isShown = conditions.every(({ selector, text = '', isUsable = false, isAbsent = false }) => {
      const found = [...document.querySelectorAll<HTMLElement>(selector)].find((element) => {
        if (!element.checkVisibility()) return false;
        const isSaid = element.innerText?.includes(text) || (element as HTMLInputElement).value?.includes(text);
        const fields = isSaid ? [] : [...element.querySelectorAll('input')];
        if (!isSaid && !fields.some(({ value }) => value.includes(text))) return false;
        if (!isUsable) return true;
        const { left, top, width, height } = element.getBoundingClientRect();
        const reached = document.elementFromPoint(left + width / 2, top + height / 2);
        return !!reached && element.contains(reached) && !element.matches(':disabled, :read-only:is(input, textarea)');
      });
      return isAbsent ? !found : !!found;
    });
    frames = isShown ? frames + 1 : 0;
  }
  return now - (hasPress ? window.journey.pressedAt : 0);
}

/** The first visible element of a selector that has just this text, if one is wanted. */
export function findPressed(selector: string, text: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(selector)].find(
    (element) => element.checkVisibility() && (text === '' || element.innerText.trim() === text),
  );
}
