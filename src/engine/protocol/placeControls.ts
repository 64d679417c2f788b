import { FACTS } from '../controls/factsTable';
import type { Page } from './generated/types';
import { resolveFragments } from './resolveFragments';

export interface PlacedNames {
  readonly slots: ReadonlyMap<string, number>;
  readonly arrays: ReadonlySet<string>;
}

/** Roots of the expression language; a control cannot take their names. */
export const RESERVED_NAMES: ReadonlySet<string> = new Set(['row', 'section', 'parent', 'page', 'user', 'event', 'undefined', 'true', 'false', 'null', 'this']);

/**
 * First pass: gives every control outside of rows a slot, so that an expression may speak of a control that stands
 * further down. A column of an array has none: it is read through its row.
 */
export function placeControls(page: Page, fragments: Readonly<Record<string, unknown>>): PlacedNames {
  const slots = new Map<string, number>();
  const arrays = new Set<string>();
  const visit = (list: readonly unknown[]): void => {
    for (const { value } of resolveFragments(list, '', fragments)) {
      if (typeof value !== 'object' || value === null || !('name' in value) || typeof value.name !== 'string') continue;
      if (!slots.has(value.name) && !RESERVED_NAMES.has(value.name)) slots.set(value.name, slots.size);
      const facts = 'type' in value && typeof value.type === 'string' ? FACTS.get(value.type) : undefined;
      if (facts?.category === 'array') arrays.add(value.name);
      else if ('controls' in value && Array.isArray(value.controls)) visit(value.controls);
    }
  };
  visit(page.controls);
  visit(page.toolbar ?? []);
  return { slots, arrays };
}
