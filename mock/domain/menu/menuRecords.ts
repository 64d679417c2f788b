import { createRecords } from '../records/createRecords';
import type { Records } from '../records/createRecords';
import type { OperationLog } from '../records/operationLog';
import { MENU_ID } from './menu';
import type { Menu, MenuEntry } from './menu';
import { seedMenu } from './seedMenu';

/** The menu of a tenant as a record of administrators. */
export const menuRecords = (tenantCode: string, log: OperationLog): Records<Menu> =>
  createRecords<Menu>({
    kind: 'menu',
    notFoundCode: 'menu.not_found',
    store: new Map([[MENU_ID, seedMenu(tenantCode)]]),
    nameOf: () => 'log.object.menu',
    loggedFields: ({ items }) => ({ items: items.flatMap(linesOf) }),
    nextId: () => {
      throw new Error('A tenant has one menu');
    },
    log,
  });

/** One line for the entry and one for each of its children, as the operation log shows the menu. */
const linesOf = (item: MenuEntry): string[] => [
  lineOf(item),
  ...(item.children ?? []).map((child) => `${item.titles[0]} › ${lineOf(child)}`),
];

const lineOf = ({ titles, pageCode, functionCode, icon }: MenuEntry) =>
  [titles.slice(0, 3).filter(Boolean).join(' / '), ...[pageCode, functionCode, icon].filter(Boolean)].join(' · ');
