/** Chinese, English, traditional Chinese, and Japanese where there is one. */
export type Text = readonly [chinese: string, english: string, tradChinese: string, other?: string];

/** Texts by key. */
export type TextTable = Readonly<Record<string, Text>>;

export const LANGUAGES = ['zh-CN', 'en', 'zh-TW', 'other'] as const;
export type Language = (typeof LANGUAGES)[number];
