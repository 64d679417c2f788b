import { useCallback, useSyncExternalStore } from 'react';
import type { ArrayModel } from '../../model/arrayModel';
import { isSection, onLineChange } from '../../model/row';
import type { Line } from '../../model/row';
import { checkState } from '@/ui/list/checkState';
import type { CheckState } from '@/ui/list/checkState';
import { ListCheck } from '@/ui/list/ListCheck';

/** A section's check stands for its rows. */
function stateOf(line: Line): CheckState {
  const lines: readonly Line[] = isSection(line) && line.rows.length > 0 ? line.rows : [line];
  return checkState(lines.filter(({ isChecked }) => isChecked).length, lines.length);
}

/** Checks a row, or a section with its rows. */
export function LineCheck({ array, line, label }: { array: ArrayModel; line: Line; label: string }) {
  const subscribe = useCallback((listener: () => void) => onLineChange(line, listener), [line]);
  const state = useSyncExternalStore(subscribe, () => stateOf(line));
  return (
    <ListCheck
      state={state}
      isRadio={array.props.isradio === 1}
      name={`${array.id}-check`}
      label={label}
      onCheck={(isChecked) => array.check([line], isChecked)}
    />
  );
}
