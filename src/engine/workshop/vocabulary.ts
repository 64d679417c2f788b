import { isRecord } from '@/common/isRecord';
import { ROOT_REFERENCE } from '../expressions/functions/reference';
import schema from '../protocol/generated/protocol.schema.json';
import type { JsonSchema } from './schemaAt';

/** What a page may hold, explained in one language. */
export interface Vocabulary {
  readonly schema: JsonSchema;
  /** What an expression reads by name, beside the controls of the page. */
  readonly roots: Readonly<Record<string, string>>;
}

/** English description → the same in another language. */
export type Descriptions = Readonly<Record<string, string>>;

/** The schemas have the English descriptions; a language without its own gets those of the default language. */
async function loadDescriptions(language: string): Promise<Descriptions> {
  if (language === 'en') return {};
  if (language === 'zh-TW')
    return (await import(/* webpackChunkName: "descriptions-zh-TW" */ './descriptions/zh-TW.json')).default;
  return (await import(/* webpackChunkName: "descriptions-zh-CN" */ './descriptions/zh-CN.json')).default;
}

/** Replaces every description of a schema. A property that is itself called `description` is no text. */
function describe(part: unknown, table: Descriptions): unknown {
  if (Array.isArray(part)) return part.map((item) => describe(item, table));
  if (!isRecord(part)) return part;
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => [
      key,
      key === 'description' && typeof value === 'string' ? (table[value] ?? value) : describe(value, table),
    ]),
  );
}

/** The vocabulary with its descriptions replaced by those of a table; without an entry one stays English. */
export const vocabularyOf = (table: Descriptions): Vocabulary => ({
  schema: describe(schema, table) as JsonSchema,
  roots: Object.fromEntries(Object.entries(ROOT_REFERENCE).map(([name, text]) => [name, table[text] ?? text])),
});

const loaded = new Map<string, Promise<Vocabulary>>();

/** The vocabulary in a language. It is put together once. */
export function vocabularyIn(language: string): Promise<Vocabulary> {
  const known = loaded.get(language);
  if (known) return known;
  const vocabulary = loadDescriptions(language).then(vocabularyOf);
  loaded.set(language, vocabulary);
  // A failed download is tried again with the next request.
  vocabulary.catch(() => loaded.delete(language));
  return vocabulary;
}
