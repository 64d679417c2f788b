import type { Company } from '../company/company';
import { localise } from '../languages/localise';
import type { Language } from '../languages/table';
import type { DictionaryCategory, DictionaryItem } from './dictionary';

type Dictionaries = Pick<Company, 'dictionaries' | 'dictionaryItems'>;

/** The items of a category, out of all of the company, in the order in which they are offered. */
export function itemsOf(all: Iterable<DictionaryItem>, { id, order }: DictionaryCategory): DictionaryItem[] {
  const places = new Map(order.map((itemId, place) => [itemId, place]));
  const placeOf = (item: DictionaryItem) => places.get(item.id) ?? order.length;
  return [...all].filter(({ categoryId }) => categoryId === id).sort((a, b) => placeOf(a) - placeOf(b));
}

/** The category with this code; undefined for an unknown code. */
export const findCategory = ({ dictionaries }: Dictionaries, code: string) =>
  [...dictionaries.values()].find((category) => category.code === code);

/** All items of a category by its code, in order; none of an unknown category. */
export function itemsByCode(company: Dictionaries, code: string): DictionaryItem[] {
  const category = findCategory(company, code);
  return category ? itemsOf(company.dictionaryItems.values(), category) : [];
}

/** The items that may be chosen now. */
export const offeredItems = (company: Dictionaries, code: string) =>
  itemsByCode(company, code).filter(({ isEnabled }) => isEnabled);

/** The item that new records begin with. */
export const defaultItem = (company: Dictionaries, code: string) =>
  offeredItems(company, code).find(({ isDefault }) => isDefault);

/** Returns the text of a stored value; a value without an item is its own text. */
export function itemTexts(company: Dictionaries, code: string, language: Language): (value: string) => string {
  const texts = new Map(itemsByCode(company, code).map((item) => [item.code, localise(item.names, language)]));
  return (value) => texts.get(value) ?? value;
}

/** Whether a record may have this value: none, the one that it has already, or one that is offered. */
export const isAllowed = (company: Dictionaries, code: string, value: string, before: string | undefined): boolean =>
  value === '' || value === before || offeredItems(company, code).some((item) => item.code === value);
