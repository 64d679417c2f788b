import { fallback, object, unknown } from 'valibot';
import type { InferOutput } from 'valibot';
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

/** Something else than a text is a missing text. */
const text = fallback(looseString, '');
const recordSchema = object({
  key: text,
  chinese: text,
  english: text,
  tradchinese: text,
  other: text,
  updatetime: fallback(timestamp, undefined),
});

type LanguageField = Exclude<keyof InferOutput<typeof recordSchema>, 'key' | 'updatetime'>;

/** The texts that changed after `lastTimestamp` (shell spec §7). A record may lack the text of a language. */
export async function languageRecords(http: Http, lastTimestamp: number): Promise<LanguageRecords> {
  const answer = await http.post(
    '/api/teapi/protocol/language/gets',
    { lasttimestamp: lastTimestamp },
    { cache: 'none' },
  );
  const entries = read(list(unknown()), answer);
  const records = entries
    .filter(isRecord)
    .map((entry) => read(recordSchema, entry))
    .filter(({ key }) => key);
  const textsOf = (field: LanguageField): Texts =>
    Object.fromEntries(records.flatMap((record) => (record[field] ? [[record.key, record[field]]] : [])));
  return {
    // Not by `Math.max(...)`, whose number of arguments is limited.
    lastTimestamp: records.reduce((newest, { updatetime = 0 }) => Math.max(newest, updatetime), 0),
    faulty: entries.length - records.length,
    texts: {
      'zh-CN': textsOf('chinese'),
      en: textsOf('english'),
      'zh-TW': textsOf('tradchinese'),
      other: textsOf('other'),
    },
  };
}
