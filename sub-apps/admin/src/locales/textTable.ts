/** A text in Chinese, English and traditional Chinese. */
export type Text = readonly [chinese: string, english: string, tradChinese: string];

/** Texts by language, from a table of texts by key. The partial language falls back to Chinese. */
export function textTable(table: Readonly<Record<string, Text>>) {
  const column = (index: 0 | 1 | 2) =>
    Object.fromEntries(Object.entries(table).map(([key, text]) => [key, text[index]] as const));
  return { 'zh-CN': column(0), en: column(1), 'zh-TW': column(2) };
}

type Texts = ReturnType<typeof textTable>;

/** The texts of several tables, for a screen that shows parts of another one. */
export const mergeTexts = (...tables: readonly Texts[]): Texts =>
  tables.reduce((all, table) => ({
    'zh-CN': { ...all['zh-CN'], ...table['zh-CN'] },
    en: { ...all.en, ...table.en },
    'zh-TW': { ...all['zh-TW'], ...table['zh-TW'] },
  }));
