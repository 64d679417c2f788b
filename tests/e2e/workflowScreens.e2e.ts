import type { Page } from 'puppeteer';
import { axeViolations } from '../support/axeViolations';
import { productPerTest } from '../support/product/product';
import { shownTexts } from '../support/shownTexts';
import { walkWorkflow } from '../support/walkWorkflow';
import { simplifiedCharacters } from '../support/workflowTexts';

const product = productPerTest();

const LANGUAGE_NAMES = ['简体中文', '繁體中文', '日本語'];

/** axe's rule about content outside landmarks. Ignored: minor, and every popup menu violates it. */
const OUTSIDE_LANDMARKS = 'region';

const THEMES = ['light', 'dark'] as const;

async function enterTheme(page: Page, theme: (typeof THEMES)[number]) {
  await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: theme }]);
  await page.waitForFunction((wanted) => document.documentElement.dataset.theme === wanted, {}, theme);
}

/** Inspects screens and notes what is wrong: by axe, and texts that are not translated. */
function inspector() {
  const violations: string[] = [];
  const said = new Map<string, string>();
  return {
    violations,
    async axe(page: Page, place: string, rules?: readonly string[]) {
      const found = (await axeViolations(page, 'html', rules)).filter((rule) => rule !== OUTSIDE_LANDMARKS);
      violations.push(...found.map((rule) => `${place}: ${rule}`));
    },
    async read(page: Page, place: string) {
      for (const text of await shownTexts(page)) if (!said.has(text)) said.set(text, place);
    },
    /** Texts with a key or a placeholder, and those in which a run of Chinese is `isForeign`. */
    untranslated(isForeign: (run: string) => boolean) {
      const isWrong = (text: string) =>
        /\b(workflow|workspace|messages|admin|ui)\.[a-z]+\b|{{/.test(text) ||
        (text.match(/\p{Script=Han}+/gu) ?? []).some(isForeign);
      return [...said].flatMap(([text, place]) => (isWrong(text) ? [`${place}: ${text}`] : []));
    },
  };
}

test('in English, on a desktop, every screen is free of accessibility violations in both themes and of Chinese texts', async () => {
  const { violations, axe, read, untranslated } = inspector();
  let theme = 0;
  const answers = await walkWorkflow(product, {
    language: 'en',
    isNarrow: false,
    look: async (page, place) => {
      await read(page, place);
      await axe(page, place);
      // The other theme differs in its colours only.
      theme = 1 - theme;
      await enterTheme(page, THEMES[theme] ?? 'light');
      await axe(page, `${place}, ${THEMES[theme]}`, ['color-contrast']);
    },
  });
  expect(violations).toEqual([]);
  // Names, titles and comments are data; each language is called by its own name.
  const data = `${answers} ${LANGUAGE_NAMES.join(' ')}`;
  expect(untranslated((run) => !data.includes(run))).toEqual([]);
}, 180_000);

test('in traditional Chinese, on a phone in the dark theme, every screen is free of accessibility violations and of simplified Chinese', async () => {
  const { violations, axe, read, untranslated } = inspector();
  const answers = await walkWorkflow(product, {
    language: 'zh-TW',
    isNarrow: true,
    look: async (page, place) => {
      await enterTheme(page, 'dark');
      await read(page, place);
      await axe(page, place);
    },
  });
  expect(violations).toEqual([]);
  const simplified = simplifiedCharacters();
  /** A name may stand within a text of the client: its characters have a neighbour that they have in the answers. */
  const isClients = (run: string, at: number) =>
    simplified.includes(run[at] ?? '') &&
    !answers.includes(run.slice(Math.max(0, at - 1), at + 1)) &&
    !answers.includes(run.slice(at, at + 2));
  expect(untranslated((run) => [...run].some((_, at) => isClients(run, at)))).toEqual([]);
}, 180_000);
