import type { Language } from './languages';

export type Growth = 1 | -1 | 0;

/** Whether a change rises, falls or is neither. */
export const growthOf = (change: number): Growth => (change > 0 ? 1 : change < 0 ? -1 : 0);

/** Stand before the size of a change, in place of its sign. */
export const GROWTH_ARROWS = { 1: '▲', [-1]: '▼' } as const;

/** The key of a change in words, for screen readers. It takes the size as `figure`. */
export const growthKey = (growth: 1 | -1): keyof (typeof growthTexts)['en'] =>
  growth > 0 ? 'growth.up' : 'growth.down';

/** Its texts, which are part of the tables of whoever shows changes. */
export const growthTexts = {
  'zh-CN': { 'growth.up': '上升 {{figure}}', 'growth.down': '下降 {{figure}}' },
  en: { 'growth.up': 'up {{figure}}', 'growth.down': 'down {{figure}}' },
  'zh-TW': { 'growth.up': '上升 {{figure}}', 'growth.down': '下降 {{figure}}' },
} satisfies Partial<Record<Language, Record<string, string>>>;
