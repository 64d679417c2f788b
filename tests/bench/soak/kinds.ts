import type { ShownTab } from './tabs';
import { CUSTOMER_LIST, ORDER_LINE_LIST, ORDER_LIST, REPORTS, ROLES, TO_DO, VISIT_LIST } from './tabs';

/** The kinds of views that are opened and closed repeatedly. */
export const KINDS = ['protocol-tab', 'sub-app-tab', 'dialog', 'switch'] as const;

export type Kind = (typeof KINDS)[number];

/** The kinds whose retained memory is measured. */
export type CycleKind = Exclude<Kind, 'switch'>;

export const isCycleKind = (kind: Kind): kind is CycleKind => kind !== 'switch';

/** The tabs that a kind opens in turns. */
export const TABS_OF_KIND: Readonly<Record<Exclude<CycleKind, 'dialog'>, readonly ShownTab[]>> = {
  'protocol-tab': [ORDER_LIST],
  'sub-app-tab': [ROLES, REPORTS, TO_DO],
};

/** Beside home, as many tabs as fit. */
export const SWITCHED_TABS: readonly ShownTab[] = [
  ORDER_LIST,
  CUSTOMER_LIST,
  ROLES,
  VISIT_LIST,
  REPORTS,
  ORDER_LINE_LIST,
  TO_DO,
];
