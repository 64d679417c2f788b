import { literal, nullable, number, object, optional, pipe, string, transform, union } from 'valibot';
import type { Customer } from '../../domain/company/entities';
import { findCustomers, queryCustomers } from '../../domain/customers/queryCustomers';
import { saveCustomer } from '../../domain/customers/saveCustomer';
import { localise } from '../../domain/languages/localise';
import { toYuan } from '../../domain/money';
import { notFound } from '../../domain/apiError';
import { files, pagingEntries, text, toPageRequest } from '../fields';
import { defineBusinessApi } from './defineBusinessApi';

const customerRow = (customer: Customer) => ({
  customerid: customer.id,
  customercode: customer.code,
  customername: customer.name,
  region: customer.region,
  channel: customer.channel,
  address: customer.address,
  contact: customer.contact,
  phone: customer.phone,
  ownerid: customer.owner.id,
  ownername: customer.owner.name,
  creditlimit: toYuan(customer.creditLimitCents),
  outstanding: toYuan(customer.outstandingCents),
});

export const customerquery = defineBusinessApi(
  'CUSTOMER_VIEW',
  object({ keyword: text, region: text, ownerid: text, ...pagingEntries }),
  (input, { company }, { language }) => {
    const filter = { keyword: input.keyword, region: input.region, ownerId: input.ownerid };
    const { rows, count } = queryCustomers(company, filter, toPageRequest(input));
    const named = (row: Customer) => ({
      ...customerRow(row),
      region: localise(row.region, language),
      channel: localise(row.channel, language),
    });
    return { items: rows.map(named), __itemcount: count };
  },
);

export const customerget = defineBusinessApi('CUSTOMER_VIEW', object({ customerid: text }), (input, { company }) => {
  const customer = company.customers.get(input.customerid);
  if (!customer) throw notFound('customer.not_found');
  return { ...customerRow(customer), photos: customer.photos ?? [], attachments: customer.attachments ?? [] };
});

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
    address: field,
    contact: field,
    phone: field,
    ownerid: field,
    creditlimit: amount,
    photos: files,
    attachments: files,
  }),
  (input, caller) => {
    const customer = saveCustomer(caller, {
      id: input.customerid,
      name: input.customername,
      region: input.region || undefined,
      channel: input.channel,
      address: input.address,
      contact: input.contact,
      phone: input.phone,
      ownerId: input.ownerid,
      creditLimit: input.creditlimit,
      photos: input.photos,
      attachments: input.attachments,
    });
    return { customerid: customer.id, customercode: customer.code };
  },
);

/** Customer options with the fields that an order copies. */
export const customeroptions = defineBusinessApi(
  'CUSTOMER_VIEW',
  object({ keyword: text }),
  ({ keyword }, { company }) =>
    findCustomers(company, { keyword, region: '', ownerId: '' }).map(({ id, name, address, phone }) => ({
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
  ({ __parentid: region }, { company }, { language }) => {
    if (region === '')
      return [...new Set(company.regions.values())].map((name) => ({ key: name, text: localise(name, language) }));
    return findCustomers(company, { keyword: '', region, ownerId: '' }).map(({ id, name }) => ({
      key: id,
      text: name,
      isleaf: 1,
    }));
  },
);
