import { lookUp } from '@atrium/common/lookUp';
import type { Portal } from '@atrium/portal/contract/portal';
import type { LogEntry } from '../../api/operationLog';

/** Where a record can be seen. */
interface Place {
  /** The key of the button's text. */
  text: string;
  open(): void | Promise<unknown>;
}

/** The native screens of kinds of records. */
const SCREENS: Readonly<Record<string, string>> = {
  role: 'rolemgr',
  position: 'positionmgr',
  organisation: 'postinstmgr',
  account: 'accountmgr',
  dictionary: 'datadictmgr',
  menu: 'navigationmgr',
  datarule: 'dataperrulesmgr',
  config: 'systemmgr',
};

/** The pages of kinds of records: page, the parameter with the id, and the function code to see it. */
const PAGES: Readonly<Record<string, { pageCode: string; idName: string; functionCode: string }>> = {
  customer: { pageCode: 'customer-form', idName: 'customerid', functionCode: 'CUSTOMER_VIEW' },
  order: { pageCode: 'order-form', idName: 'orderid', functionCode: 'ORDER_VIEW' },
};

const VIEW = 3;

/** Where the record of an entry can be seen; undefined when there is no such place or the position may not visit it. */
export function placeOf(
  { object, action, recordId, recordName }: Pick<LogEntry, 'object' | 'action' | 'recordId' | 'recordName'>,
  { access, nav }: Pick<Portal, 'access' | 'nav'>,
): Place | undefined {
  const text = `admin.log.goto.${object}`;
  const screen = lookUp(SCREENS, object);
  if (screen) return access.canUse(screen) ? { text, open: () => nav.openRoute(`/${screen}`) } : undefined;
  const page = lookUp(PAGES, object);
  // An import has a file and no record.
  if (!page || recordId === '' || action === 'delete' || !access.hasFunction(page.functionCode)) return undefined;
  const { pageCode, idName } = page;
  const linkParam = { [idName]: recordId, heading: recordName };
  return { text, open: () => nav.open({ pageCode, mode: 'dialog', title: recordName, status: VIEW, linkParam }) };
}
