import type { Caller } from '../accounts/caller';
import type { Company } from '../company/company';
import type { Customer, Employee, FileRecord } from '../company/entities';
import { CATEGORIES } from '../dictionaries/dictionary';
import { isAllowed } from '../dictionaries/options';
import { toCents } from '../money';
import { isPhone } from '../phoneNumber';
import { businessError, forbidden } from '../apiError';

/** Submitted fields of a customer. An undefined field keeps its value. */
export interface CustomerInput {
  /** A reserved id; empty: the platform generates one. */
  id: string;
  name: string;
  region?: string;
  channel?: string;
  level?: string;
  address?: string;
  contact?: string;
  phone?: string;
  ownerId?: string;
  creditLimit?: number;
  photos?: readonly FileRecord[];
  attachments?: readonly FileRecord[];
}

function checkRegion({ regions }: Company, region: string | undefined, owner: Employee): string {
  const known = [...regions.values()];
  if (region !== undefined && !known.includes(region)) throw businessError('customer.region_unknown');
  return region ?? regions.get(owner.organisation.code) ?? known[0] ?? '';
}

function checkCredit(limit: number): number {
  const cents = toCents(limit);
  if (cents === undefined || cents < 0) throw businessError('customer.credit_invalid');
  return cents;
}

const findByName = ({ customers }: Company, wanted: string) =>
  [...customers.values()].find(({ name }) => name === wanted);

/**
 * Inserts a customer or updates the one with the same id, within the caller's data scope. Names are unique in the company.
 * @param find Finds a customer by name. An import passes an index instead of a search through all customers.
 */
export function saveCustomer(
  { company, position, scope }: Caller,
  input: CustomerInput,
  find = (name: string): Readonly<Customer> | undefined => findByName(company, name),
): Readonly<Customer> {
  const before = input.id === '' ? undefined : company.customers.get(input.id);
  if (before && !scope.customer(before)) throw businessError('customer.not_found');
  if (input.name === '') throw businessError('customer.name_required');
  const holder = find(input.name);
  if (holder && holder.id !== input.id) throw businessError('customer.name_taken');
  const phone = input.phone ?? before?.phone ?? '';
  if (phone !== '' && !isPhone(phone)) throw businessError('customer.phone_invalid');
  const owner = input.ownerId
    ? company.employees.find(({ id }) => id === input.ownerId)
    : (before?.owner ?? position.employee);
  if (!owner) throw businessError('order.owner_not_found');
  if (!isAllowed(company, CATEGORIES.channel, input.channel ?? '', before?.channel))
    throw businessError('customer.channel_not_offered');
  if (!isAllowed(company, CATEGORIES.customerLevel, input.level ?? '', before?.level))
    throw businessError('customer.level_not_offered');
  const customer: Customer = {
    id: input.id || company.customerIds.next(),
    code: before?.code ?? company.customerCodes.next(),
    name: input.name,
    region: checkRegion(company, input.region ?? before?.region, owner),
    channel: input.channel ?? before?.channel ?? '',
    level: input.level ?? before?.level ?? '',
    address: input.address ?? before?.address ?? '',
    contact: input.contact ?? before?.contact ?? '',
    phone,
    creditLimitCents:
      input.creditLimit === undefined ? (before?.creditLimitCents ?? 0) : checkCredit(input.creditLimit),
    outstandingCents: before?.outstandingCents ?? 0,
    owner,
    photos: input.photos ?? before?.photos,
    attachments: input.attachments ?? before?.attachments,
  };
  if (!scope.customer(customer)) throw forbidden('customer.outside_scope');
  if (!before) {
    company.addCustomer(customer);
    return customer;
  }
  // Mutate the same object, because orders and visits refer to it.
  company.change(before, customer);
  return before;
}
