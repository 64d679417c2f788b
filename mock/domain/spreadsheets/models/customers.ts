import type { Company } from '../../company/company';
import type { Customer } from '../../company/entities';
import { saveCustomer } from '../../customers/saveCustomer';
import { CATEGORIES } from '../../dictionaries/dictionary';
import { offeredItems } from '../../dictionaries/options';
import { toYuan } from '../../money';
import type { ColumnOption } from '../columns';
import type { ExportColumn } from './exportModel';
import type { ImportModel, RowValues, SaveContext, UnitOutcome } from './importModel';
import { numberIn, textIn, textOrNothing } from './importModel';

const named = (names: Iterable<string>): ColumnOption[] =>
  [...new Set(names)].map((name) => ({ key: name, text: name }));

/** The items of a category that may be chosen now. */
const itemOptions = (company: Company, category: string): ColumnOption[] =>
  offeredItems(company, category).map(({ code, names }) => ({ key: code, text: names }));

/** The owner's id by name; undefined for a blank cell, null for an unknown name. */
function ownerId({ sellers }: Company, name: string): string | undefined | null {
  return name === '' ? undefined : (sellers.find((seller) => seller.name === name)?.id ?? null);
}

function save(
  { caller, strategy }: SaveContext,
  values: RowValues,
  findByCode: (code: string) => Customer | undefined,
  byName: Map<string, Customer>,
): UnitOutcome {
  const refuse = (key: string, column?: string) => ({ row: 0, fault: { key, ...(column && { column }) } });
  const [code, name] = [textIn(values, 'customercode'), textIn(values, 'customername')];
  const sameCode = code === '' ? undefined : findByCode(code);
  if (code !== '' && !sameCode) return refuse('customer.not_found', 'customercode');
  const existing = sameCode ?? byName.get(name);
  if (existing && !caller.scope.customer(existing))
    return sameCode ? refuse('customer.not_found', 'customercode') : refuse('customer.name_taken', 'customername');
  if (existing && strategy === 'ignore') return 'ignored';
  if (existing && strategy === 'error') return refuse('spreadsheet.exists', sameCode ? 'customercode' : 'customername');
  const owner = ownerId(caller.company, textIn(values, 'ownername'));
  if (owner === null) return refuse('order.owner_not_found', 'ownername');
  const nameBefore = existing?.name;
  const saved = saveCustomer(
    caller,
    {
      id: existing?.id ?? '',
      name,
      region: textOrNothing(values, 'region'),
      channel: textOrNothing(values, 'channel'),
      level: textOrNothing(values, 'level'),
      address: textOrNothing(values, 'address'),
      contact: textOrNothing(values, 'contact'),
      phone: textOrNothing(values, 'phone'),
      ownerId: owner,
      creditLimit: numberIn(values, 'creditlimit'),
    },
    (wanted) => byName.get(wanted),
  );
  if (nameBefore !== undefined) byName.delete(nameBefore);
  byName.set(saved.name, saved);
  return 'saved';
}

/** Imports customers: a known code or name is an existing customer, anything else a new one. */
export const customerImport: ImportModel = {
  title: 'spreadsheet.model.customer',
  functionCode: 'CUSTOMER_EDIT',
  logObject: 'customer',
  template: 'template-customers',
  columns: (company) => [
    { key: 'customercode', title: 'customer.code', type: 'text', isUnique: true, maxLength: 20 },
    { key: 'customername', title: 'customer.name', type: 'text', isRequired: true, isUnique: true, maxLength: 60 },
    { key: 'region', title: 'customer.region', type: 'text', options: named(company.regions.values()) },
    { key: 'channel', title: 'customer.channel', type: 'text', options: itemOptions(company, CATEGORIES.channel) },
    { key: 'level', title: 'customer.level', type: 'text', options: itemOptions(company, CATEGORIES.customerLevel) },
    { key: 'address', title: 'order.address', type: 'text', maxLength: 200 },
    { key: 'contact', title: 'customer.contact', type: 'text', maxLength: 20 },
    { key: 'phone', title: 'order.phone', type: 'text', maxLength: 20 },
    { key: 'ownername', title: 'order.owner', type: 'text', maxLength: 20 },
    { key: 'creditlimit', title: 'customer.credit', type: 'number' },
  ],
  example: {
    customername: '示例：好邻居便利店',
    region: '上海',
    channel: 'convenience',
    level: 'C',
    address: '上海市浦东区示例路1号',
    contact: '王小明',
    phone: '13800000000',
    creditlimit: 50_000,
  },
  columnOfError: {
    'customer.channel_not_offered': 'channel',
    'customer.level_not_offered': 'level',
    'customer.phone_invalid': 'phone',
    'customer.credit_invalid': 'creditlimit',
    'customer.name_taken': 'customername',
    'customer.outside_scope': 'ownername',
  },
  begin(context) {
    const { customers } = context.caller.company;
    const byName = new Map<string, Customer>();
    for (const customer of customers.values()) byName.set(customer.name, customer);
    // Most files have no codes, and there may be many customers.
    let byCode: Map<string, Customer> | undefined;
    const findByCode = (code: string) => {
      byCode ??= new Map(Array.from(customers.values(), (customer) => [customer.code, customer]));
      return byCode.get(code);
    };
    return (unit) => save(context, unit[0] ?? new Map(), findByCode, byName);
  },
};

export const customerColumns: readonly ExportColumn<Customer>[] = [
  { key: 'customercode', title: 'customer.code', type: 'text', value: ({ code }) => code },
  { key: 'customername', title: 'customer.name', type: 'text', value: ({ name }) => name },
  { key: 'region', title: 'customer.region', type: 'name', value: ({ region }) => region },
  {
    key: 'channel',
    title: 'customer.channel',
    type: 'name',
    category: CATEGORIES.channel,
    value: (row) => row.channel,
  },
  {
    key: 'level',
    title: 'customer.level',
    type: 'name',
    category: CATEGORIES.customerLevel,
    value: ({ level }) => level,
  },
  { key: 'address', title: 'order.address', type: 'text', value: ({ address }) => address },
  { key: 'contact', title: 'customer.contact', type: 'text', value: ({ contact }) => contact },
  { key: 'phone', title: 'order.phone', type: 'text', value: ({ phone }) => phone },
  { key: 'ownername', title: 'order.owner', type: 'text', value: ({ owner }) => owner.name },
  { key: 'creditlimit', title: 'customer.credit', type: 'money', value: (row) => toYuan(row.creditLimitCents) },
  { key: 'outstanding', title: 'customer.outstanding', type: 'money', value: (row) => toYuan(row.outstandingCents) },
];
