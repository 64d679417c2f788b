import type { Company } from '../company/company';
import type { Customer, Employee, Order, Visit } from '../company/entities';
import { ORDER_STATUSES } from '../company/entities';
import { CATEGORIES } from '../dictionaries/dictionary';
import { itemsByCode } from '../dictionaries/options';
import type { Text } from '../languages/table';
import type { BusinessObject } from './dataRule';

/** The rows of each business object. */
export interface Rows {
  order: Readonly<Order>;
  customer: Readonly<Customer>;
  visit: Readonly<Visit>;
}
export type RowOf<O extends BusinessObject> = Rows[O];

/** An option of a field: the stored value, with its texts or a translation key. */
export interface FieldOption {
  value: string;
  text: string | Text;
}

export type TextType = 'text' | 'option';
export type NumberType = 'number' | 'money' | 'date';
/** What a field says about the employee who owns a row. */
export type OwnerType = 'employee' | 'position' | 'organisation';
export type FieldType = TextType | NumberType | OwnerType;

/** A field that conditions may use. Its translation key is `datarule.field.{object}.{code}`. */
export type Field<Row> = { code: string } & (
  | { type: 'text'; valueOf(row: Row): string }
  | { type: 'option'; valueOf(row: Row): string; options(company: Company): readonly FieldOption[] }
  /** Money in cents, dates as days. */
  | { type: NumberType; valueOf(row: Row): number }
  | { type: OwnerType; valueOf(row: Row): Employee }
);

const named = (names: Iterable<string>): FieldOption[] =>
  [...new Set(names)].map((name) => ({ value: name, text: name }));

/** The items of a dictionary, disabled ones as well, because records keep them. */
const itemsIn =
  (category: string) =>
  (company: Company): FieldOption[] =>
    itemsByCode(company, category).map(({ code, names }) => ({ value: code, text: names }));

/** The organisation of an owner is the one that employs them, not that of a position. */
const ownerFields = <Row>(valueOf: (row: Row) => Employee): Field<Row>[] => [
  { code: 'owner', type: 'employee', valueOf },
  { code: 'ownerposition', type: 'position', valueOf },
  { code: 'ownerorg', type: 'organisation', valueOf },
];

const customerFields = <Row>(customerOf: (row: Row) => Customer): Field<Row>[] => [
  { code: 'customername', type: 'text', valueOf: (row) => customerOf(row).name },
  {
    code: 'region',
    type: 'option',
    valueOf: (row) => customerOf(row).region,
    options: ({ regions }) => named(regions.values()),
  },
  {
    code: 'channel',
    type: 'option',
    valueOf: (row) => customerOf(row).channel,
    options: itemsIn(CATEGORIES.channel),
  },
  {
    code: 'level',
    type: 'option',
    valueOf: (row) => customerOf(row).level,
    options: itemsIn(CATEGORIES.customerLevel),
  },
];

/** The fields of each object, in the order in which they are offered. */
export const FIELDS: { readonly [O in BusinessObject]: readonly Field<RowOf<O>>[] } = {
  order: [
    ...ownerFields<Order>(({ owner }) => owner),
    ...customerFields<Order>(({ customer }) => customer),
    {
      code: 'status',
      type: 'option',
      valueOf: ({ status }) => status,
      options: () => ORDER_STATUSES.map((value) => ({ value, text: `status.${value}` })),
    },
    { code: 'payment', type: 'option', valueOf: ({ payment }) => payment, options: itemsIn(CATEGORIES.payment) },
    { code: 'amount', type: 'money', valueOf: ({ amountCents }) => amountCents },
    { code: 'date', type: 'date', valueOf: ({ day }) => day },
  ],
  customer: [
    ...ownerFields<Customer>(({ owner }) => owner),
    ...customerFields<Customer>((customer) => customer),
    { code: 'creditlimit', type: 'money', valueOf: ({ creditLimitCents }) => creditLimitCents },
    { code: 'outstanding', type: 'money', valueOf: ({ outstandingCents }) => outstandingCents },
  ],
  visit: [
    ...ownerFields<Visit>(({ employee }) => employee),
    ...customerFields<Visit>(({ customer }) => customer),
    {
      code: 'purpose',
      type: 'option',
      valueOf: ({ purpose }) => purpose,
      options: itemsIn(CATEGORIES.visitPurpose),
    },
    { code: 'minutes', type: 'number', valueOf: ({ minutes }) => minutes },
    { code: 'date', type: 'date', valueOf: ({ day }) => day },
  ],
};

export const fieldOf = <O extends BusinessObject>(object: O, code: string): Field<RowOf<O>> | undefined =>
  (FIELDS[object] as readonly Field<RowOf<O>>[]).find((field) => field.code === code);
