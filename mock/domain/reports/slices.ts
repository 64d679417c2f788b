import type { Caller } from '../accounts/caller';
import { FIRST_DAY, TODAY, monthOf } from '../calendar';
import type { Employee, Organisation } from '../company/entities';
import { ORDER_STATUSES } from '../company/entities';
import { organisationTree } from '../company/organisationTree';
import type { OrganisationNode } from '../company/organisationTree';
import { CATEGORIES } from '../dictionaries/dictionary';
import { itemsByCode } from '../dictionaries/options';
import { localise, localiseWith } from '../languages/localise';
import type { Language } from '../languages/table';
import { createMembers } from './members';

/** The conditions of reports. `category` and `month` are accepted and not offered: `product` and `period` contain them. */
export const SLICE_CODES = [
  'period',
  'organisation',
  'region',
  'product',
  'owner',
  'channel',
  'level',
  'status',
  'top',
  'category',
  'month',
] as const;
export type SliceCode = (typeof SLICE_CODES)[number];

export const isSlice = (code: string): code is SliceCode => (SLICE_CODES as readonly string[]).includes(code);

export interface SliceOption {
  key: string;
  text: string;
  children?: readonly SliceOption[];
}

interface SliceKind {
  type: 'dates' | 'select' | 'tree' | 'cascade';
  isMultiple?: boolean;
  isRequired?: boolean;
  /** Its options are many and are read by this code (`initparam`). */
  paramCode?: string;
}

const FEW: SliceKind = { type: 'select', isMultiple: true };

export const SLICES: Readonly<Record<SliceCode, SliceKind>> = {
  period: { type: 'dates', isRequired: true },
  organisation: { type: 'tree', isMultiple: true, paramCode: 'organisation' },
  region: FEW,
  product: { type: 'cascade', paramCode: 'product' },
  owner: { type: 'select', isMultiple: true, paramCode: 'owner' },
  channel: FEW,
  level: FEW,
  status: FEW,
  top: { type: 'select' },
  category: FEW,
  month: FEW,
};

const TOP_COUNTS = ['10', '20', '50'] as const;

/** The units of the owners whose orders the caller may see, and the units above them. */
function unitsOf(owners: readonly Employee[]): Set<Organisation> {
  const units = new Set<Organisation>();
  for (const { organisation } of owners) {
    for (let unit: Organisation | undefined = organisation; unit; unit = unit.parent) units.add(unit);
  }
  return units;
}

const visibleOwners = ({ company, scope }: Caller) => company.sellers.filter((owner) => scope.owner(owner));

/** The options of a condition in the caller's data scope; none where there is nothing to choose from. */
export function sliceOptions(caller: Caller, code: SliceCode, language: Language): readonly SliceOption[] {
  const { company } = caller;
  const members = createMembers(company, language);
  const named = (names: Iterable<string>) =>
    [...new Set(names)].map((name): SliceOption => ({ key: name, text: localise(name, language) }));
  const itemsIn = (category: string) =>
    itemsByCode(company, category).map(({ code: key, names }): SliceOption => ({
      key,
      text: localise(names, language),
    }));
  const products = [...company.products.values()];
  const categories = () => named(products.map(({ category }) => category));
  switch (code) {
    case 'period':
      return [];
    case 'organisation': {
      const node = ({ unit, children }: OrganisationNode): SliceOption => ({
        key: unit.code,
        text: localise(unit.name, language),
        ...(children.length > 0 && { children: children.map(node) }),
      });
      const units = unitsOf(visibleOwners(caller));
      return organisationTree(units, '').map(node);
    }
    case 'region':
      return named(company.regions.values());
    case 'product':
      return categories().map((category) => ({
        ...category,
        children: products
          .filter((product) => product.category === category.key)
          .map(({ id }) => ({ key: id, text: members.textOf('product', id) })),
      }));
    case 'owner':
      return visibleOwners(caller).map(({ id }) => ({ key: id, text: members.textOf('owner', id) }));
    case 'channel':
      return itemsIn(CATEGORIES.channel);
    case 'level':
      return itemsIn(CATEGORIES.customerLevel);
    case 'status':
      return ORDER_STATUSES.map((key) => ({ key, text: localise(`status.${key}`, language) }));
    case 'top':
      return TOP_COUNTS.map((count) => ({ key: count, text: localiseWith('report.top', language, { count }) }));
    case 'category':
      return categories();
    case 'month':
      return named(Array.from({ length: TODAY - FIRST_DAY + 1 }, (_, index) => monthOf(TODAY - index)));
  }
}
