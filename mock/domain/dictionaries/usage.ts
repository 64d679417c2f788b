import { lookUp } from '../../../src/common/lookUp';
import type { Company } from '../company/company';
import type { DictionaryCategory } from './dictionary';
import { CATEGORIES } from './dictionary';

/** The values that business data store, by category. */
const STORED: Readonly<Record<string, (company: Company) => Iterable<string>>> = {
  [CATEGORIES.channel]: ({ customers }) => Array.from(customers.values(), ({ channel }) => channel),
  [CATEGORIES.customerLevel]: ({ customers }) => Array.from(customers.values(), ({ level }) => level),
  [CATEGORIES.payment]: ({ orders }) => orders.all().map(({ payment }) => payment),
  [CATEGORIES.visitPurpose]: ({ visits }) => visits.map(({ purpose }) => purpose),
};

/** Returns the number of records that store a value of the category. */
export function usageCounter(company: Company, { code }: DictionaryCategory): (value: string) => number {
  const counts = new Map<string, number>();
  for (const value of lookUp(STORED, code)?.(company) ?? []) counts.set(value, (counts.get(value) ?? 0) + 1);
  return (value) => counts.get(value) ?? 0;
}
