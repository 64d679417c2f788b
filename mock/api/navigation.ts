import { array, integer, lazy, nullish, number, object, optional, pipe } from 'valibot';
import type { GenericSchema } from 'valibot';
import { actorOf } from '../domain/accounts/caller';
import type { Language } from '../domain/languages/table';
import { MENU_ID, pagesOf, titleOf } from '../domain/menu/menu';
import type { MenuEntry } from '../domain/menu/menu';
import { saveMenu } from '../domain/menu/saveMenu';
import { pageTargets, screenTargets } from '../domain/menu/targets';
import type { MenuTarget } from '../domain/menu/targets';
import { positionCall } from '../http/calls';
import { id as idField, name, text } from '../http/fields';
import { functionTree } from '../http/functionTree';
import { administrationOf, stampShape } from '../http/recordCalls';

const NAVIGATION = '/api/teapi/protocol/pagenavigation';
const nothing = object({});

/** An item of the side menu (shell spec §3), with its title in one language. */
const menuItem = (entry: MenuEntry, language: Language): object => ({
  ...ownFields(entry),
  title: titleOf(entry, language),
  datacode: entry.id,
  dataitems: (entry.children ?? []).map((child) => menuItem(child, language)),
});

const ownFields = ({ id, icon, pageCode, functionCode }: MenuEntry) => ({
  id,
  icon: icon ?? '',
  pagecode: pageCode ?? '',
  functioncode: functionCode ?? '',
});

/** An item as the menu management edits it, with its titles. */
const editedItem = (entry: MenuEntry): object => ({
  ...ownFields(entry),
  chinese: entry.titles[0],
  english: entry.titles[1],
  tradchinese: entry.titles[2],
  dataitems: (entry.children ?? []).map(editedItem),
});

interface EditedItem {
  id: string;
  chinese: string;
  english: string;
  tradchinese: string;
  icon: string;
  pagecode: string;
  functioncode: string;
  dataitems: EditedItem[];
}

const itemSchema: GenericSchema<unknown, EditedItem> = object({
  id: idField,
  chinese: name,
  english: name,
  tradchinese: name,
  icon: text,
  pagecode: text,
  functioncode: text,
  dataitems: nullish(array(lazy(() => itemSchema)), []),
});

const entryOf = ({
  id,
  chinese,
  english,
  tradchinese,
  icon,
  pagecode,
  functioncode,
  dataitems,
}: EditedItem): MenuEntry => ({
  id,
  titles: [chinese, english, tradchinese],
  ...(icon && { icon }),
  ...(pagecode && { pageCode: pagecode }),
  ...(functioncode && { functionCode: functioncode }),
  ...(dataitems.length > 0 && { children: dataitems.map(entryOf) }),
});

const target = ({ pageCode, title, functionCode }: MenuTarget) => ({
  pagecode: pageCode,
  title,
  functioncode: functionCode ?? '',
});

/** The side menu (shell spec §7) and its management. */
export default {
  [`POST ${NAVIGATION}/getwebmenudata`]: positionCall(undefined, nothing, (_input, caller, context) =>
    administrationOf(caller, context)
      .menu.get(MENU_ID)
      .items.map((item) => menuItem(item, context.language)),
  ),

  [`POST ${NAVIGATION}/getpagebykey`]: positionCall(
    undefined,
    object({ folderkey: text }),
    ({ folderkey }, caller, context) => {
      const menu = administrationOf(caller, context).menu.get(MENU_ID);
      return pagesOf(menu, folderkey, caller.functionCodes, context.language).map(({ title, pageCode }) => ({
        title,
        pagecode: pageCode,
      }));
    },
  ),

  [`POST ${NAVIGATION}/getmenu`]: positionCall('MENU_VIEW', nothing, (_input, caller, context) => {
    const menu = administrationOf(caller, context).menu.get(MENU_ID);
    return { dataitems: menu.items.map(editedItem), ...stampShape(menu, context.language) };
  }),

  [`POST ${NAVIGATION}/savemenu`]: positionCall(
    'MENU_MANAGE',
    object({ version: optional(pipe(number(), integer())), dataitems: array(itemSchema) }),
    ({ version, dataitems }, caller, context) => {
      const items = dataitems.map(entryOf);
      return stampShape(
        saveMenu(administrationOf(caller, context), caller.company, { items, version }, actorOf(caller), Date.now()),
        context.language,
      );
    },
  ),

  [`POST ${NAVIGATION}/menuoptions`]: positionCall('MENU_VIEW', nothing, (_input, _caller, { language }) => ({
    pages: pageTargets(language).map(target),
    screens: screenTargets(language).map(target),
    functions: functionTree(language),
  })),

  [`POST ${NAVIGATION}/positionfunctions`]: positionCall(
    'MENU_VIEW',
    object({ positionid: text }),
    ({ positionid }, caller, context) => {
      const { positions, roles } = administrationOf(caller, context);
      const held = positions.get(positionid).roleIds.flatMap((id) => roles.find(id)?.functionCodes ?? []);
      return { functioncodes: [...new Set(held)] };
    },
  ),
};
