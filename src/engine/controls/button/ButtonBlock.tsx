import type { ControlModel } from '../../model/controlModel';
import { submits } from '../../model/findSave';
import { usePage } from '../../react/pageContext';
import { SIGNALS, useWatched } from '../../react/useWatched';
import { Icon } from '@/ui/Icon';
import styles from './button.module.css';

/** Busy from the click until its event has ended; meanwhile it cannot be pressed again. */
export function ButtonBlock({ control }: { control: ControlModel<'button'> }) {
  const page = usePage();
  const isBusy = useWatched(SIGNALS, control.isBusy);
  // Nothing is submitted over a record that is still being read.
  const isReadonly = useWatched(
    control,
    () => control.isReadonly() || (page.reading() === true && submits(control.node)),
  );
  const { look = 'default', functioncode, icon } = control.props;
  if (!page.host.user.hasFunction(functioncode)) return null;
  return (
    <button
      type="button"
      className={styles.button}
      data-look={look}
      aria-label={control.ariaLabel}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      disabled={isReadonly}
      onClick={() => control.press()}
    >
      {isBusy ? (
        <span className={styles.spinner} data-over={!icon || undefined} aria-hidden="true" />
      ) : (
        icon && <Icon name={icon} />
      )}
      <span className={styles.title}>{control.title()}</span>
    </button>
  );
}
