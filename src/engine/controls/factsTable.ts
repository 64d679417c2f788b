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

/** Every control type that this client knows. A type that is not here shows "component not registered". */
export const FACTS: ReadonlyMap<string, ControlFacts> = new Map(
  ([text, number, select, date, label, button, row, search, table, array] as ControlFacts[]).map((facts) => [facts.type, facts]),
);
