import { Budget } from './budget';
import type { Names, RowValues, Scope } from './scope';

export interface FakeWorld {
  /** Control values by name; a list is an array control. */
  readonly controls?: Readonly<Record<string, unknown>>;
  readonly row?: RowValues;
  readonly page?: Readonly<Record<string, unknown>>;
  readonly user?: Readonly<Record<string, unknown>>;
  /** Function and role codes that the person holds. */
  readonly codes?: readonly string[];
  readonly event?: unknown;
  readonly steps?: Readonly<Record<string, unknown>>;
}

/** Names and scope over plain values, for tests: no page, no signals. */
export function createFakeScope({
  controls = {},
  row,
  page = {},
  user = {},
  codes = [],
  event,
  steps = {},
}: FakeWorld): { names: Names; scope: Scope } {
  const slots = Object.keys(controls);
  const rowsAt = (slot: number) => controls[slots[slot] ?? ''] as RowValues[];
  const names: Names = {
    slot: (name) => (slots.includes(name) ? slots.indexOf(name) : undefined),
    isArray: (name) => Object.hasOwn(controls, name) && Array.isArray(controls[name]),
    hasRows: (name) => Array.isArray(controls[name]),
    inRow: row !== undefined,
    columns: new Set(),
    steps: new Set(Object.keys(steps)),
    hasEvent: event !== undefined,
  };
  const scope: Scope = {
    slots: slots.map((name) => () => controls[name]),
    aggregate: (slot, kind, column) =>
      kind === 'count' ? rowsAt(slot).length : rowsAt(slot).reduce((sum, values) => sum + Number(values[column]), 0),
    column: (slot, column) => rowsAt(slot).map((values) => values[column]),
    page,
    user: (field) => user[field],
    hasFunction: (code) => code === '' || codes.includes(code),
    hasRole: (code) => codes.includes(code),
    hasPermission: (_category, asked) => asked.some((code) => codes.includes(code)),
    translate: (key) => `«${key}»`,
    budget: new Budget(),
    failures: { size: 0, add: () => undefined, remove: () => undefined, forget: () => undefined },
    rows: (slot) => rowsAt(slot),
    row,
    event,
    steps,
  };
  return { names, scope };
}
