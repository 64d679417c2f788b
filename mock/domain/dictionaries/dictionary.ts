import type { Text } from '../languages/table';
import type { AdminRecord } from '../records/record';

/** A category of values that forms and filters offer, such as the channels of customers. */
export interface DictionaryCategory extends AdminRecord {
  /** The name by which pages ask for its items. Never changes. */
  code: string;
  /** The name in each language; an empty one is that of the Chinese. */
  names: Text;
  remark: string;
  /** Business data refer to its items; it cannot be deleted. */
  isBuiltIn: boolean;
  /** The ids of its items in the order in which they are offered; an item that is not in it comes after them. */
  order: readonly string[];
}

/** One of the values of a category. */
export interface DictionaryItem extends AdminRecord {
  categoryId: string;
  /** What records store; unique in its category. Never changes. */
  code: string;
  /** The text in each language; an empty one is that of the Chinese. */
  names: Text;
  /** A disabled item is not offered; records keep it. */
  isEnabled: boolean;
  /** New records begin with it. At most one enabled item of a category. */
  isDefault: boolean;
  remark: string;
}

/** Categories whose items business data refer to. */
export const CATEGORIES = {
  channel: 'channel',
  customerLevel: 'customerlevel',
  payment: 'payment',
  visitPurpose: 'visitpurpose',
} as const;
