import { array, number, object, optional, parse, picklist, record, string, tuple, unknown } from 'valibot';
import type { InferOutput } from 'valibot';
import { isRecord } from '@/common/isRecord';
import { EXAMPLES } from '../protocol/generated/examples';

/** What a control is for, in the order in which examples are listed. */
export const EXAMPLE_CATEGORIES = ['text', 'choice', 'date', 'action', 'display', 'container', 'data'] as const;

const threeTexts = tuple([string(), string(), string()]);
const Example = object({
  category: picklist(EXAMPLE_CATEGORIES),
  title: threeTexts,
  texts: optional(record(string(), threeTexts), {}),
  pagetype: optional(number(), 200),
  columns: optional(number(), 3),
  onload: optional(unknown()),
  controls: array(unknown()),
});
type Example = InferOutput<typeof Example>;

export interface ExampleEntry {
  /** The control type that it shows. */
  readonly type: string;
  readonly category: (typeof EXAMPLE_CATEGORIES)[number];
  readonly title: string;
}

/** Where the examples keep their texts of a language; the default one's for all others. */
const PLACES: Readonly<Record<string, 0 | 1 | 2>> = { 'zh-CN': 0, en: 1, 'zh-TW': 2 };
const placeOf = (language: string) => PLACES[language] ?? 0;

const findExample = (type: string): Example | undefined =>
  Object.hasOwn(EXAMPLES, type) ? parse(Example, EXAMPLES[type]) : undefined;

/** What stands for a text that would be read as a key or an expression. */
const literal = (text: string) => (/^[=@]/.test(text) ? text[0] + text : text);

/** Texts in the place of the example's own keys, `@.name`. */
function withTexts(value: unknown, texts: Example['texts'], place: 0 | 1 | 2): unknown {
  if (typeof value === 'string') {
    const own = value.startsWith('@.') ? texts[value.slice(2)] : undefined;
    return own ? literal(own[place]) : value;
  }
  if (Array.isArray(value)) return value.map((item) => withTexts(item, texts, place));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withTexts(item, texts, place)]));
}

/** All examples, by what they are for. */
export function listExamples(language: string): readonly ExampleEntry[] {
  const entries = Object.keys(EXAMPLES).flatMap((type) => {
    const example = findExample(type);
    return example ? [{ type, category: example.category, title: example.title[placeOf(language)] }] : [];
  });
  return EXAMPLE_CATEGORIES.flatMap((category) => entries.filter((entry) => entry.category === category));
}

/** A control's example as the text of a page, in a language; undefined when there is none. */
export function exampleText(type: string, language: string): string | undefined {
  const example = findExample(type);
  if (!example) return undefined;
  const { title, texts, pagetype, columns, onload, controls } = example;
  const place = placeOf(language);
  const page = {
    protocolversion: '1.1.0',
    pageinfo: { type: pagetype, title: literal(title[place]), columns },
    ...(onload !== undefined && { onload: withTexts(onload, texts, place) }),
    controls: withTexts(controls, texts, place),
  };
  return JSON.stringify(page, null, 2);
}
