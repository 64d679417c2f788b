import type { ControlModel } from '../../model/controlModel';
import { usePage } from '../../react/pageContext';
import { SIGNALS, useWatched } from '../../react/useWatched';
import { safeAddress } from '../shared/safeAddress';
import styles from './link.module.css';

interface LinkTextProps {
  control: ControlModel<'link'>;
  address: string;
  text: string;
}

/** The text as what it can be: a button for an event, a link for an address, or only a text. */
export function LinkText({ control, address, text }: LinkTextProps) {
  const page = usePage();
  const isBusy = useWatched(SIGNALS, control.isBusy);
  if (text === '') return <span className={styles.text}>—</span>;
  if (control.node.events.onclicked) {
    return (
      <button type="button" className={styles.link} aria-busy={isBusy || undefined} onClick={() => control.press()}>
        {text}
      </button>
    );
  }
  const href = safeAddress(address);
  if (href === undefined)
    return (
      <span
        className={styles.text}
        title={address === '' ? undefined : page.host.t('engine.link.refused', { address })}
      >
        {text}
      </span>
    );
  return (
    <a className={styles.link} href={href} target="_blank" rel="noopener noreferrer">
      {text}
    </a>
  );
}
