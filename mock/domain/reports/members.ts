import type { Company } from '../company/company';
import { ORDER_STATUSES } from '../company/entities';
import { CATEGORIES } from '../dictionaries/dictionary';
import { itemsByCode } from '../dictionaries/options';
import { localise, localiseWith } from '../languages/localise';
import type { Language } from '../languages/table';
import type { Dimension } from './dimensions';
import { ABC_CLASSES } from './dimensions';

/** The texts of the members of dimensions. */
export interface Members {
  /** Unique in its dimension; a key without a member is its own text. */
  textOf(dimension: Dimension, key: string): string;
  /** The place of a member where its dimension has an order other than that of the texts or keys. */
  placeOf(dimension: Dimension, key: string): number | undefined;
}

type Entry = readonly [key: string, text: string, code?: string];

/** Appends the code to texts that several members have. */
function uniqueTexts(entries: readonly Entry[]): ReadonlyMap<string, string> {
  const counts = new Map<string, number>();
  for (const [, text] of entries) counts.set(text, (counts.get(text) ?? 0) + 1);
  return new Map(
    entries.map(([key, text, code = key]) => [key, (counts.get(text) ?? 0) > 1 ? `${text}（${code}）` : text]),
  );
}

function entriesOf(company: Company, dimension: Dimension, language: Language): readonly Entry[] {
  const items = (category: string) =>
    itemsByCode(company, category).map(({ code, names }): Entry => [code, localise(names, language)]);
  const named = (names: Iterable<string>) => [...new Set(names)].map((name): Entry => [name, localise(name, language)]);
  const coded = (codes: readonly string[], prefix: string) =>
    codes.map((code): Entry => [code, localise(`${prefix}.${code}`, language)]);
  switch (dimension) {
    case 'region':
      return named(company.regions.values());
    case 'organisation':
      return [...company.organisations.values()].map(({ code, name }) => [code, localise(name, language)]);
    case 'owner':
      return company.sellers.map(({ id, name }) => [id, name]);
    case 'customer':
      return [...company.customers.values()].map(({ id, name, code }) => [id, name, code]);
    case 'channel':
      return items(CATEGORIES.channel);
    case 'level':
      return items(CATEGORIES.customerLevel);
    case 'abc':
      return coded(ABC_CLASSES, 'report.abc');
    case 'category':
      return named(Array.from(company.products.values(), ({ category }) => category));
    case 'product':
      return [...company.products.values()].map(({ id, name, spec }) => [id, `${name} ${spec}`]);
    case 'status':
      return coded(ORDER_STATUSES, 'status');
    case 'month':
    case 'week':
    case 'day':
      return [];
  }
}

const WEEK = /^(\d{4})-W(\d{2})$/;

function weekText(key: string, language: Language): string {
  const [, year = '', week = ''] = WEEK.exec(key) ?? [];
  return year === '' ? key : localiseWith('report.week', language, { year, week: Number(week) });
}

const WITH_PLACES: readonly Dimension[] = ['organisation', 'channel', 'level', 'status'];

/** Reads the members of each dimension at its first use. */
export function createMembers(company: Company, language: Language): Members {
  const textsOf = new Map<Dimension, ReadonlyMap<string, string>>();
  const places = new Map<Dimension, ReadonlyMap<string, number>>();
  const textsIn = (dimension: Dimension) => {
    const found = textsOf.get(dimension) ?? uniqueTexts(entriesOf(company, dimension, language));
    textsOf.set(dimension, found);
    return found;
  };
  const placesIn = (dimension: Dimension) => {
    const found = places.get(dimension) ?? new Map([...textsIn(dimension).keys()].map((key, place) => [key, place]));
    places.set(dimension, found);
    return found;
  };
  return {
    textOf: (dimension, key) => (dimension === 'week' ? weekText(key, language) : (textsIn(dimension).get(key) ?? key)),
    placeOf: (dimension, key) => (WITH_PLACES.includes(dimension) ? placesIn(dimension).get(key) : undefined),
  };
}
