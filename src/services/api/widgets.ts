import { object } from 'valibot';
import type { Http } from '../http/http';
import type { DynamicComponent } from '../start-up-data/startUpData';
import { list, read, text } from '@/common/wire';

/** A component the tenant has added (business spec §3). */
export interface WidgetRecord {
  type: string;
  updatedAt: string;
  fileKey: string;
}

const READ = { isRead: true };

const widgetList = list(object({ ename: text, updatetime: text, mainfilekey: text }));

export async function widgets(http: Http): Promise<readonly WidgetRecord[]> {
  const answer = read(widgetList, await http.post('/api/teapi/protocol/uiprotocol/getwidgets', {}, READ));
  return answer.map(({ ename, updatetime, mainfilekey }) => ({
    type: ename,
    updatedAt: updatetime,
    fileKey: mainfilekey,
  }));
}

/** The program text of a component. */
export async function widget(http: Http, { type, fileKey }: WidgetRecord): Promise<DynamicComponent> {
  const file = await http.download('/api/teapi/protocol/file/download', { filekey: fileKey });
  return { type, code: await file.text() };
}
