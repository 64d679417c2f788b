import { useCallback, useRef, useState } from 'react';
import { usePage } from '../../react/pageContext';
import { Icon } from '../shared/Icon';
import type { ColumnPanel } from './ColumnPanel';
import type { Columns } from './useColumns';
import styles from './table.module.css';

/** Opens the settings of the columns. They are fetched when somebody first asks for them. */
export function ColumnsButton({ title, columns }: { title: string; columns: Columns }) {
  const page = usePage();
  const opener = useRef<HTMLButtonElement>(null);
  const [Panel, setPanel] = useState<typeof ColumnPanel>();
  const [isOpen, setOpen] = useState(false);
  const name = page.host.t('engine.columns.title');
  const handleClick = () => {
    setOpen(!isOpen);
    if (!Panel) import('./ColumnPanel').then((piece) => setPanel(() => piece.ColumnPanel)).catch(page.host.report);
  };
  const dismiss = useCallback(() => setOpen(false), []);
  const handleClose = () => {
    dismiss();
    opener.current?.focus();
  };
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={styles.columns}
        aria-label={[title, name].filter(Boolean).join(' ')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={handleClick}
      >
        <Icon name="columns" />
        {name}
      </button>
      {isOpen && Panel && (
        <Panel title={name} columns={columns} opener={opener} onClose={handleClose} onDismiss={dismiss} />
      )}
    </>
  );
}
