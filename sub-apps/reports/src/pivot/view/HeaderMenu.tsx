import type { Translate } from '@atrium/portal/sdk';
import { RowMenu } from '@atrium/portal/ui';
import type { RowAction } from '@atrium/portal/ui';
import styles from '../pivot.module.css';

interface Props {
  t: Translate;
  /** The text of its header. */
  name: string;
  actions: readonly RowAction[];
}

/** The menu of a header, where it has one; the keys of the grid open it. */
export const HeaderMenu = ({ t, name, actions }: Props) =>
  actions.length > 0 && (
    <RowMenu tabIndex={-1} className={styles.menu ?? ''} label={t('reports.pivot.menu', { name })} actions={actions} />
  );
