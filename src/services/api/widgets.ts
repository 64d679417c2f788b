import { object } from 'valibot';
import type { Http } from '../http/http';
import { list, read, looseString } from '@/common/schemas';

/** A component the tenant has added (business spec §3). */
export interface WidgetRecord {
  type: string;
  updatedAt: string;
  fileKey: string;
  /** SHA-256 of the file's text in UTF-8, in hexadecimal digits; undefined when the record has none. */
  contentHash?: string;
}

/** Start-up decides itself when to fetch again. */
const READ = { cache: 'none' } as const;

const widgetList = list(
  object({ ename: looseString, updatetime: looseString, mainfilekey: looseString, mainfilehash: looseString }),
);

export async function widgets(http: Http): Promise<readonly WidgetRecord[]> {
  const answer = read(widgetList, await http.post('/api/teapi/protocol/uiprotocol/getwidgets', {}, READ));
  return answer.map(({ ename, updatetime, mainfilekey, mainfilehash }) => ({
    type: ename,
    updatedAt: updatetime,
    fileKey: mainfilekey,
    contentHash: mainfilehash === '' ? undefined : mainfilehash.toLowerCase(),
  }));
}

/** The program text of a component. */
export async function widget(http: Http, { fileKey }: WidgetRecord): Promise<string> {
  const file = await http.download('/api/teapi/protocol/file/download', { filekey: fileKey });
  return file.text();
}
