import { fallback, unknown } from 'valibot';
import type { Http } from '../http/http';
import type { Texts } from '@/locales/texts';
import type { Language } from '@/common/languages';
import { isRecord } from '@/common/isRecord';
import { list, timestamp, read, looseString } from '@/common/schemas';

/** The texts that changed since a timestamp, by language. */
export interface LanguageRecords {
  /** The newest change among them; 0 when there are none. */
  lastTimestamp: number;
  texts: Readonly<Record<Language, Texts>>;
  /** Number of entries without a key, or that are no records; they are left out. */
  faulty: number;
}

const textSchema = fallback(looseString, '');
const timeSchema = fallback(timestamp, undefined);

/** Something else than a text is a missing text. Read by hand, because a tenant may have a hundred thousand texts. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value : read(textSchema, value));

/** The field of each language in a record. */
const FIELDS = [
  ['chinese', 'zh-CN'],
  ['english', 'en'],
  ['tradchinese', 'zh-TW'],
  ['other', 'other'],
] as const;

/** The texts that changed after `lastTimestamp` (shell spec §7). A record may lack the text of a language. */
export async function languageRecords(http: Http, lastTimestamp: number): Promise<LanguageRecords> {
  const answer = await http.post(
    '/api/teapi/protocol/language/gets',
    { lasttimestamp: lastTimestamp },
    { cache: 'none' },
  );
  const entries = read(list(unknown()), answer);
  let newest = 0;
  let faulty = 0;
  const texts = FIELDS.map((): [key: string, text: string][] => []);
  for (const entry of entries) {
    const key = isRecord(entry) ? textOf(entry.key) : '';
    if (!isRecord(entry) || key === '') {
      faulty += 1;
      continue;
    }
    newest = Math.max(newest, read(timeSchema, entry.updatetime) ?? 0);
    FIELDS.forEach(([field], index) => {
      const text = textOf(entry[field]);
      if (text !== '') texts[index]?.push([key, text]);
    });
  }
  return {
    lastTimestamp: newest,
    faulty,
    texts: Object.fromEntries(
      FIELDS.map(([, language], index) => [language, Object.fromEntries(texts[index] ?? [])]),
    ) as Record<Language, Texts>,
  };
}
