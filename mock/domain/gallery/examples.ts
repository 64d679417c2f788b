import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { array, number, object, optional, parse, picklist, record, string, tuple, unknown } from 'valibot';
import type { Text, TextTable } from '../languages/table';

/** Control categories in the order of the gallery. */
export const CATEGORIES = ['text', 'choice', 'date', 'action', 'display', 'container', 'data'] as const;

const threeTexts = tuple([string(), string(), string()]);

/** Schema of `gallery.json` in a control's folder. `@.name` in its controls refers to its `texts`. */
const example = object({
  category: picklist(CATEGORIES),
  title: threeTexts,
  texts: optional(record(string(), threeTexts)),
  pagetype: optional(number()),
  columns: optional(number()),
  onload: optional(unknown()),
  controls: array(unknown()),
});

const CONTROLS = join(__dirname, '../../../src/engine/controls');

const fileOf = (type: string) => join(CONTROLS, type, 'gallery.json');

/** The control types that have an example, in alphabetical order. */
export const exampleTypes = (): readonly string[] =>
  readdirSync(CONTROLS)
    .filter((type) => existsSync(fileOf(type)))
    .toSorted();

const prefixOf = (type: string) => `gallery.${type}`;

/** Replaces `@.name` by the full translation key. */
function withKeys(value: unknown, type: string): unknown {
  if (typeof value === 'string') return value.startsWith('@.') ? `@${prefixOf(type)}.${value.slice(2)}` : value;
  if (Array.isArray(value)) return value.map((item) => withKeys(item, type));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withKeys(item, type)]));
}

/** Reads the example file of a control type; undefined when it has none. */
export function findExample(type: string) {
  const file = fileOf(type);
  if (!/^[a-z]+$/.test(type) || !existsSync(file)) return undefined;
  const { controls, onload, ...rest } = parse(example, JSON.parse(readFileSync(file, 'utf8')));
  return {
    ...rest,
    type,
    titleKey: `${prefixOf(type)}.title`,
    controls: withKeys(controls, type),
    onload: withKeys(onload, type),
    updatedAt: Math.floor(statSync(file).mtimeMs),
  };
}

export type Example = NonNullable<ReturnType<typeof findExample>>;

/** The texts of an example by full translation key. */
export function exampleTexts({ type, titleKey, title, texts = {} }: Example): TextTable {
  const own = Object.entries(texts).map(([name, text]): [string, Text] => [`${prefixOf(type)}.${name}`, text]);
  return Object.fromEntries([[titleKey, title], ...own]);
}
