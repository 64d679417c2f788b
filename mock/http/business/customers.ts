import { literal, nullable, number, object, optional, pipe, string, transform, union } from 'valibot';
import type { Caller } from '../../domain/accounts/caller';
import type { Customer } from '../../domain/company/entities';
import { findCustomer, findCustomers, queryCustomers } from '../../domain/customers/queryCustomers';
import { saveCustomer } from '../../domain/customers/saveCustomer';
import { CATEGORIES } from '../../domain/dictionaries/dictionary';
import { itemTexts } from '../../domain/dictionaries/options';
import { localise } from '../../domain/languages/localise';
import type { Language } from '../../domain/languages/table';
import { toYuan } from '../../domain/money';
import { notFound } from '../../domain/apiError';
import { customerFields, logCustomer } from '../../domain/operation-log/businessEntries';
import { administrationOf } from '../recordCalls';
import { files, text, toPageRequest } from '../fields';
import { customerFilterSchema, toCustomerFilter } from './customerFilter';
import { defineBusinessApi } from './defineBusinessApi';

const customerRow = (customer: Customer) => ({
  customerid: customer.id,
  customercode: customer.code,
  customername: customer.name,
  region: customer.region,
  channel: customer.channel,
  level: customer.level,
  address: customer.address,
  contact: customer.contact,
  phone: customer.phone,
  ownerid: customer.owner.id,
  ownername: customer.owner.name,
  creditlimit: toYuan(customer.creditLimitCents),
  outstanding: toYuan(customer.outstandingCents),
});

/** Returns the texts of a customer's dictionary values. */
function itemNames({ company }: Caller, language: Language) {
  const channelText = itemTexts(company, CATEGORIES.channel, language);
  const levelText = itemTexts(company, CATEGORIES.customerLevel, language);
  return ({ channel, level }: Customer) => ({ channelname: channelText(channel), levelname: levelText(level) });
}

export const customerquery = defineBusinessApi('CUSTOMER_VIEW', customerFilterSchema, (input, caller, { language }) => {
  const { rows, count } = queryCustomers(caller, toCustomerFilter(input), toPageRequest(input));
  const namesOf = itemNames(caller, language);
  const named = (row: Customer) => {
    const { channelname, levelname } = namesOf(row);
    return { ...customerRow(row), region: localise(row.region, language), channel: channelname, level: levelname };
  };
  return { items: rows.map(named), __itemcount: count };
});

export const customerget = defineBusinessApi(
  'CUSTOMER_VIEW',
  object({ customerid: text }),
  (input, caller, { language }) => {
    const customer = findCustomer(caller, input.customerid);
    if (!customer) throw notFound('customer.not_found');
    return {
      ...customerRow(customer),
      ...itemNames(caller, language)(customer),
      photos: customer.photos ?? [],
      attachments: customer.attachments ?? [],
    };
  },
);

/** Undefined (field not in the form) keeps the value; null clears it. */
const field = pipe(
  optional(nullable(string())),
  transform((value) => (value === null ? '' : value?.trim())),
);
const amount = pipe(
  optional(nullable(union([number(), literal('')]))),
  transform((value) => (value === undefined ? undefined : value || 0)),
);

export const customersave = defineBusinessApi(
  'CUSTOMER_EDIT',
  object({
    customerid: text,
    customername: text,
    region: field,
    channel: field,
    level: field,
    address: field,
    contact: field,
    phone: field,
    ownerid: field,
    creditlimit: amount,
    photos: files,
    attachments: files,
  }),
  (input, caller, context) => {
    const existing = caller.company.customers.get(input.customerid);
    const before = existing && customerFields(existing, caller.company);
    const customer = saveCustomer(caller, {
      id: input.customerid,
      name: input.customername,
      region: input.region || undefined,
      channel: input.channel,
      level: input.level,
      address: input.address,
      contact: input.contact,
      phone: input.phone,
      ownerId: input.ownerid,
      creditLimit: input.creditlimit,
      photos: input.photos,
      attachments: input.attachments,
    });
    logCustomer(administrationOf(caller, context).log, caller, before, customer);
    return { customerid: customer.id, customercode: customer.code };
  },
);

/** Customer options with the fields that an order copies. */
export const customeroptions = defineBusinessApi('CUSTOMER_VIEW', object({ keyword: text }), ({ keyword }, caller) =>
  findCustomers(caller, { keyword, region: '', ownerId: '' }).map(({ id, name, address, phone }) => ({
    key: id,
    text: name,
    address,
    phone,
  })),
);

/** A lazily loaded tree: the regions, or the customers of the requested region. */
export const customertree = defineBusinessApi(
  'CUSTOMER_VIEW',
  object({ __parentid: text }),
  ({ __parentid: region }, caller, { language }) => {
    if (region === '')
      return [...new Set(caller.company.regions.values())].map((name) => ({
        key: name,
        text: localise(name, language),
      }));
    return findCustomers(caller, { keyword: '', region, ownerId: '' }).map(({ id, name }) => ({
      key: id,
      text: name,
      isleaf: 1,
    }));
  },
);
