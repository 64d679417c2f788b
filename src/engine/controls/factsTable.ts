import array from './array/facts';
import button from './button/facts';
import date from './date/facts';
import type { ControlFacts } from './defineControl';
import label from './label/facts';
import number from './number/facts';
import row from './row/facts';
import search from './search/facts';
import select from './select/facts';
import table from './table/facts';
import text from './text/facts';

const known = new Map<string, ControlFacts>();

/** Makes control types known. A type that is not here shows "component not registered". */
export function addFacts(list: readonly ControlFacts[]): void {
  list.forEach((facts) => known.set(facts.type, facts));
}

export const knownTypes = (): Iterable<string> => known.keys();

export const factsOf = (type: string): ControlFacts | undefined => known.get(type);

addFacts([text, number, select, date, label, button, row, search, table, array] as ControlFacts[]);
