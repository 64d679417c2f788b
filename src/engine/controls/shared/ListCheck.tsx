import type { CheckState } from './checkState';

interface ListCheckProps {
  state: CheckState;
  /** Only one of its name can be checked. */
  isRadio?: boolean;
  name?: string;
  label?: string;
  className?: string;
  onCheck(isChecked: boolean): void;
}

/** Stands for one or several things that can be checked: it is checked when all are, and half when some are. */
export function ListCheck({ state, isRadio = false, name, label, className, onCheck }: ListCheckProps) {
  return (
    <input
      type={isRadio ? 'radio' : 'checkbox'}
      name={name}
      className={className}
      aria-label={label}
      checked={state === 'all'}
      ref={(box) => {
        if (box) box.indeterminate = state === 'some';
      }}
      onChange={({ currentTarget }) => onCheck(currentTarget.checked)}
    />
  );
}
