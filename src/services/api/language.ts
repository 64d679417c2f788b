import { object } from 'valibot';
import type { InferOutput } from 'valibot';
import type { Http } from '../http/http';
import type { Texts } from '@/locales/texts';
import type { Language } from '@/common/languages';
import { list, timestamp, read, looseString } from '@/common/schemas';

/** The texts that changed since a timestamp, by language. */
export interface LanguageRecords {
  /** The newest change among them; 0 when there are none. */
  lastTimestamp: number;
  texts: Readonly<Record<Language, Texts>>;
}

const recordSchema = object({
  key: looseString,
  chinese: looseString,
  english: looseString,
  tradchinese: looseString,
  other: looseString,
  updatetime: timestamp,
});

type LanguageField = Exclude<keyof InferOutput<typeof recordSchema>, 'key' | 'updatetime'>;

/** The texts that changed after `lastTimestamp` (shell spec §7). A record may lack the text of a language. */
export async function languageRecords(http: Http, lastTimestamp: number): Promise<LanguageRecords> {
  const answer = await http.post(
    '/api/teapi/protocol/language/gets',
    { lasttimestamp: lastTimestamp },
    { cache: 'none' },
  );
  const records = read(list(recordSchema), answer);
  const textsOf = (field: LanguageField): Texts =>
    Object.fromEntries(records.flatMap((record) => (record[field] ? [[record.key, record[field]]] : [])));
  return {
    lastTimestamp: Math.max(0, ...records.map(({ updatetime }) => updatetime ?? 0)),
    texts: {
      'zh-CN': textsOf('chinese'),
      en: textsOf('english'),
      'zh-TW': textsOf('tradchinese'),
      other: textsOf('other'),
    },
  };
}
