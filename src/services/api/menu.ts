import { lazy, object } from 'valibot';
import type { GenericSchema } from 'valibot';
import type { Http } from '../http/http';
import type { MenuItem } from '../start-up-data/startUpData';
import { list, read, looseString } from '@/common/schemas';

const ROOT = '/api/teapi/protocol/pagenavigation';

interface WireMenuItem {
  id: string;
  title: string;
  icon: string;
  datacode: string;
  pagecode: string;
  functioncode: string;
  dataitems: WireMenuItem[];
}

const itemSchema: GenericSchema<unknown, WireMenuItem> = object({
  id: looseString,
  title: looseString,
  icon: looseString,
  datacode: looseString,
  pagecode: looseString,
  functioncode: looseString,
  dataitems: list(lazy(() => itemSchema)),
}) as GenericSchema<unknown, WireMenuItem>;

const toItem = (item: WireMenuItem): MenuItem => ({
  id: item.id,
  title: item.title,
  icon: item.icon || undefined,
  dataCode: item.datacode || undefined,
  pageCode: item.pagecode || undefined,
  functionCode: item.functioncode || undefined,
  children: item.dataitems.map(toItem),
});

/** The whole menu, before permissions (shell spec §3). */
export const menu = async (http: Http): Promise<readonly MenuItem[]> =>
  read(list(itemSchema), await http.post(`${ROOT}/getwebmenudata`, {}, { cache: 'none' })).map(toItem);

const folderSchema = list(object({ title: looseString, pagecode: looseString }));

/** The pages of a folder (shell spec §7). */
export async function menuFolder(http: Http, key: string): Promise<readonly { title: string; pageCode: string }[]> {
  const answer = await http.post(`${ROOT}/getpagebykey`, { folderkey: key }, { isRead: true });
  return read(folderSchema, answer).map(({ title, pagecode }) => ({ title, pageCode: pagecode }));
}
