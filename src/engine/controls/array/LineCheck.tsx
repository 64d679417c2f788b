import { useCallback, useSyncExternalStore } from 'react';
import type { ArrayModel } from '../../model/arrayModel';
import { isLineChecked } from '../../model/lineScopes';
import { isSection, onLineChange } from '../../model/row';
import type { Line } from '../../model/row';

const stateOf = (line: Line) => (isLineChecked(line) ? 'all' : isSection(line) && line.rows.some((row) => row.isChecked) ? 'some' : 'none');

/** Checks a row, or a section with its rows. */
export function LineCheck({ array, line, label }: { array: ArrayModel; line: Line; label: string }) {
  const subscribe = useCallback((listener: () => void) => onLineChange(line, listener), [line]);
  const state = useSyncExternalStore(subscribe, () => stateOf(line));
  return (
    <input
      type={array.props.isradio === 1 ? 'radio' : 'checkbox'}
      name={`${array.id}-check`}
      aria-label={label}
      checked={state === 'all'}
      ref={(box) => {
        if (box) box.indeterminate = state === 'some';
      }}
      onChange={(event) => array.check([line], event.currentTarget.checked)}
    />
  );
}
