import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { inRoot } from '../../scripts/lib/project.mjs';
import { detailTexts } from '../../sub-apps/reports/src/locales/detail';
import { listTexts } from '../../sub-apps/reports/src/locales/list';

const SCREENS = inRoot('sub-apps/reports/src/screens');

/** The file of a relative import; undefined for a stylesheet. */
function resolved(from: string, path: string): string | undefined {
  const target = join(dirname(from), path);
  return ['.ts', '.tsx', '/index.ts'].map((end) => target + end).find((file) => existsSync(file));
}

/** The files that a screen loads at once or later, without locale tables. */
function filesOf(screen: string): readonly string[] {
  const found = new Set([screen]);
  for (const file of found) {
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/(?:from|import\(.*?) ?'(\.[^']+)'/g)) {
      const next = resolved(file, path);
      if (next && !next.includes('/locales/')) found.add(next);
    }
  }
  return [...found];
}

/**
 * The text keys in a file, without the keys of lists that are kept on the device. A key with a placeholder, such as
 * `reports.list.${kind}`, is a pattern of several.
 */
function keysIn(file: string): readonly { file: string; key: string; pattern: RegExp }[] {
  return [...readFileSync(file, 'utf8').matchAll(/(?<!StoredList = \{ key: )(['`])(reports\.[^'`]+)\1/g)].map(
    ([, , key = '']) => ({
      file: relative(SCREENS, file),
      key,
      pattern: new RegExp(`^${key.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '[\\w.]+')}$`),
    }),
  );
}

const LANGUAGES = ['zh-CN', 'en', 'zh-TW'] as const;
type Table = Readonly<Record<string, string>>;

/** The list's texts come with the app, those of a report with its screen. */
const SCREEN_TEXTS = {
  'report-list/ReportList.tsx': (language: (typeof LANGUAGES)[number]): Table => listTexts[language],
  'report-detail/ReportDetail.tsx': (language: (typeof LANGUAGES)[number]): Table => ({
    ...listTexts[language],
    ...detailTexts[language],
  }),
};

describe.each(Object.entries(SCREEN_TEXTS))('%s', (screen, tableOf) => {
  const used = filesOf(join(SCREENS, screen)).flatMap(keysIn);

  it.each(LANGUAGES)('has every text that its files name in %s', (language) => {
    const known = Object.keys(tableOf(language));
    expect(used.length).toBeGreaterThan(10);
    expect(used.filter(({ pattern }) => !known.some((key) => pattern.test(key)))).toEqual([]);
  });
});

it('no table has a text that no file names', () => {
  const used = Object.keys(SCREEN_TEXTS).flatMap((screen) => filesOf(join(SCREENS, screen)).flatMap(keysIn));
  const texts = Object.keys({ ...listTexts['zh-CN'], ...detailTexts['zh-CN'] });
  const ownTexts = texts.filter((key) => key.startsWith('reports.'));
  expect(ownTexts.filter((key) => !used.some(({ pattern }) => pattern.test(key)))).toEqual([]);
});
