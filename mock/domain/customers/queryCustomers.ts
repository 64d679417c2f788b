import type { Caller } from '../accounts/caller';
import type { Company } from '../company/company';
import type { Customer } from '../company/entities';
import { CATEGORIES } from '../dictionaries/dictionary';
import { itemTexts } from '../dictionaries/options';
import type { Page, PageRequest } from '../query/page';
import { sortedPage } from '../query/page';
import type { Ranks } from '../query/sorting';
import { contains, textRank } from '../query/text';
import { isUnvisitedFor, lastVisitOf } from './visited';

/** An empty text does not restrict the result. */
export interface CustomerFilter {
  keyword: string;
  region: string;
  ownerId: string;
  channel?: string;
  level?: string;
  /** Only customers without a visit for so many days. */
  unvisitedDays?: number | undefined;
}

function ranksOfCustomers(company: Company): Ranks<Customer> {
  const { customers } = company;
  const byText = (textOf: (customer: Customer) => string) => () => textRank(customers.values(), textOf);
  return {
    customercode: byText(({ code }) => code),
    customername: byText(({ name }) => name),
    region: byText(({ region }) => region),
    channel: () => {
      const textOf = itemTexts(company, CATEGORIES.channel, 'zh-CN');
      return textRank(customers.values(), ({ channel }) => textOf(channel));
    },
    level: byText(({ level }) => level),
    ownername: byText(({ owner }) => owner.name),
    creditlimit: () => (customer) => customer.creditLimitCents,
    outstanding: () => (customer) => customer.outstandingCents,
  };
}

/** The customers in the caller's data scope, by code. The keyword searches name, address, contact and phone. */
export function findCustomers({ company, scope }: Caller, filter: CustomerFilter): Customer[] {
  const { keyword, region, ownerId, channel = '', level = '', unvisitedDays } = filter;
  const hits = contains(keyword);
  const isInScope = scope.customer;
  const lastVisit = unvisitedDays === undefined ? undefined : lastVisitOf(company);
  return [...company.customers.values()].filter(
    (customer) =>
      isInScope(customer) &&
      (region === '' || customer.region === region) &&
      (ownerId === '' || customer.owner.id === ownerId) &&
      (channel === '' || customer.channel === channel) &&
      (level === '' || customer.level === level) &&
      (!lastVisit || isUnvisitedFor(unvisitedDays ?? 0, lastVisit(customer))) &&
      (keyword === '' || [customer.name, customer.address, customer.contact, customer.phone].some(hits)),
  );
}

export const queryCustomers = (caller: Caller, filter: CustomerFilter, page: PageRequest): Page<Customer> =>
  sortedPage(findCustomers(caller, filter), page, ranksOfCustomers(caller.company));

/** The customer; undefined for an unknown id and outside the caller's data scope. */
export function findCustomer({ company, scope }: Caller, id: string): Readonly<Customer> | undefined {
  const customer = company.customers.get(id);
  return customer && scope.customer(customer) ? customer : undefined;
}
