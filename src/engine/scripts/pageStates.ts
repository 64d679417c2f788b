import { computed } from 'alien-signals';
import { ArrayModel } from '../model/arrayModel';
import { rowStateOf } from '../expressions/rowState';
import type { ControlModel } from '../model/controlModel';
import type { PageModel } from '../model/pageModel';
import { untracked } from '../model/reactive';
import { TableModel } from '../model/tableModel';
import type { ControlState } from './turns';

const nameOf = ({ name }: { name: string }) => name;

function rowsOf(control: ControlModel): string | undefined {
  if (control instanceof ArrayModel) {
    const names = control.columns.map(nameOf);
    return JSON.stringify(
      control.list().map((row) => ({ id: row.id, values: row.values, names, state: rowStateOf(row) })),
    );
  }
  if (!(control instanceof TableModel)) return undefined;
  const checked = control.checked();
  return JSON.stringify(
    control.byScope('all').map((values, index) => ({
      values,
      state: rowStateOf({ index, isChecked: checked.has(control.keyOf(values)) }),
    })),
  );
}

function stateOf(control: ControlModel): ControlState {
  const bits = (control.hidden.get() ? 1 : 0) | (control.required.get() ? 2 : 0) | (control.readonly.get() ? 4 : 0);
  const value = JSON.stringify(control.value()) as string | undefined;
  const rows = rowsOf(control);
  return rows === undefined ? [bits, value ?? null] : [bits, value ?? null, rows];
}

const isSame = (a: ControlState, b: ControlState) => a[0] === b[0] && a[1] === b[1] && a[2] === b[2];

const readers = new WeakMap<PageModel, ReadonlyMap<string, () => ControlState>>();

function readersOf(page: PageModel): ReadonlyMap<string, () => ControlState> {
  const known = readers.get(page);
  if (known) return known;
  const created = new Map(
    [...page.controls].map(
      ([name, control]) =>
        [
          name,
          computed<ControlState>((before) => {
            const state = stateOf(control);
            return before && isSame(before, state) ? before : state;
          }),
        ] as const,
    ),
  );
  readers.set(page, created);
  return created;
}

/** How all controls of a page stand, as its scripts see them. What has not changed since the last call is not read again. */
export function pageStates(page: PageModel): ReadonlyMap<string, ControlState> {
  return untracked(() => new Map([...readersOf(page)].map(([name, read]) => [name, read()])));
}
