import type { CheckState } from './checkState';

interface ListCheckProps {
  state: CheckState;
  /** Only one of its name can be checked. */
  isRadio?: boolean;
  name?: string;
  label?: string;
  title?: string;
  isDisabled?: boolean;
  className?: string;
  onCheck(isChecked: boolean): void;
}

/** The checkbox of a row, or of several rows: it is checked when all are, and shows a dash when some are. */
export function ListCheck(props: ListCheckProps) {
  const { state, isRadio = false, name, label, title, isDisabled, className, onCheck } = props;
  return (
    <input
      type={isRadio ? 'radio' : 'checkbox'}
      name={name}
      className={className}
      aria-label={label}
      title={title}
      disabled={isDisabled}
      checked={state === 'all'}
      ref={(box) => {
        if (box) box.indeterminate = state === 'some';
      }}
      onChange={({ currentTarget }) => onCheck(currentTarget.checked)}
    />
  );
}
