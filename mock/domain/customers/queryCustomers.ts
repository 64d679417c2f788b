import type { Company } from '../company/company';
import type { Customer } from '../company/entities';
import type { Page, PageRequest } from '../query/page';
import { sortedPage } from '../query/page';
import type { Ranks } from '../query/sorting';
import { contains, textRank } from '../query/text';

/** An empty text does not restrict the result. */
export interface CustomerFilter {
  keyword: string;
  region: string;
  ownerId: string;
}

function ranksOfCustomers({ customers }: Company): Ranks<Customer> {
  const byText = (textOf: (customer: Customer) => string) => () => textRank(customers.values(), textOf);
  return {
    customercode: byText(({ code }) => code),
    customername: byText(({ name }) => name),
    region: byText(({ region }) => region),
    channel: byText(({ channel }) => channel),
    ownername: byText(({ owner }) => owner.name),
    creditlimit: () => (customer) => customer.creditLimitCents,
    outstanding: () => (customer) => customer.outstandingCents,
  };
}

/** The company's customers by code. The keyword searches name, address, contact and phone. */
export function findCustomers({ customers }: Company, { keyword, region, ownerId }: CustomerFilter): Customer[] {
  const hits = contains(keyword);
  return [...customers.values()].filter(
    (customer) =>
      (region === '' || customer.region === region) &&
      (ownerId === '' || customer.owner.id === ownerId) &&
      (keyword === '' || [customer.name, customer.address, customer.contact, customer.phone].some(hits)),
  );
}

export const queryCustomers = (company: Company, filter: CustomerFilter, page: PageRequest): Page<Customer> =>
  sortedPage(findCustomers(company, filter), page, ranksOfCustomers(company));
