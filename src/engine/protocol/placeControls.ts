import { factsOf } from '../controls/factsTable';
import { ROOTS } from '../expressions/roots';
import { ROW_STATE } from '../expressions/rowState';
import type { Page } from './generated/types';
import { resolveFragments } from './resolveFragments';
import type { Fragments } from './resolveFragments';

export interface PlacedNames {
  readonly slots: ReadonlyMap<string, number>;
  readonly arrays: ReadonlySet<string>;
  /** Arrays that have sections. */
  readonly sectioned: ReadonlySet<string>;
  readonly tables: ReadonlySet<string>;
  /** Controls that read what they show from the server. */
  readonly sourced: ReadonlySet<string>;
}

/** Roots of the expression language, the state of rows, and what no record can hold; a control, column or step cannot take these names. */
export const RESERVED_NAMES: ReadonlySet<string> = new Set([
  ...ROOTS,
  ...ROW_STATE.keys(),
  'undefined',
  'true',
  'false',
  'null',
  'this',
  '__proto__',
]);

/**
 * First pass: gives every control outside of rows a slot, so that an expression may speak of a control that stands
 * further down. A column of an array has none: it is read through its row.
 */
export function placeControls(page: Page, fragments: Fragments): PlacedNames {
  const slots = new Map<string, number>();
  const arrays = new Set<string>();
  const sectioned = new Set<string>();
  const tables = new Set<string>();
  const sourced = new Set<string>();
  const visit = (list: readonly unknown[], outer: readonly string[] = []): void => {
    for (const { value, trail } of resolveFragments(list, '', fragments, outer)) {
      if (typeof value !== 'object' || value === null || !('name' in value) || typeof value.name !== 'string') continue;
      if (!slots.has(value.name) && !RESERVED_NAMES.has(value.name)) slots.set(value.name, slots.size);
      const facts = 'type' in value && typeof value.type === 'string' ? factsOf(value.type) : undefined;
      if (facts?.category === 'table') tables.add(value.name);
      if ('source' in value) sourced.add(value.name);
      if (facts?.category === 'array' && 'sections' in value) sectioned.add(value.name);
      if (facts?.category === 'array') arrays.add(value.name);
      else if ('controls' in value && Array.isArray(value.controls)) visit(value.controls, trail);
    }
  };
  visit(page.controls);
  visit(page.toolbar ?? []);
  return { slots, arrays, sectioned, tables, sourced };
}
