import type { FieldRight } from '@/common/fieldRights';
import { lookUp } from '@/common/lookUp';
import type { ControlModel } from './controlModel';

/**
 * The right of a control: its own entry, else that of the container it stands in, else the default for what is entered.
 * Filters and buttons are no part of the record: a button has a right only where one is given to it.
 */
export function rightOf({
  page: { rights },
  name,
  parent,
  isFilter,
  facts: { category },
}: Pick<ControlModel, 'page' | 'name' | 'parent' | 'isFilter' | 'facts'>): FieldRight | undefined {
  if (!rights || isFilter) return undefined;
  const own = lookUp(rights.fields, name);
  if (own !== undefined || category === 'button') return own;
  const inherited = parent?.right === 'required' ? 'editable' : parent?.right;
  return inherited ?? (category === 'input' || category === 'array' ? rights.default : undefined);
}
