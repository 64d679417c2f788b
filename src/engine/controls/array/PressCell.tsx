import { useMemo, useState } from 'react';
import type { ArrayModel } from '../../model/arrayModel';
import { CellField } from '../../model/cellField';
import type { Row } from '../../model/row';
import { watchLine } from '../../model/watchLine';
import type { ButtonControl } from '../../protocol/generated/types';
import { usePage } from '../../react/pageContext';
import { useWatched } from '../../react/useWatched';
import { plainText } from '../defineControl';
import { safeAddress } from '../shared/safeAddress';
import { useShownText } from '../shared/useShownText';
import styles from './pressCell.module.css';

/** A cell to press: a button, a link, or the text of what is only read. It is called by its column and its line. */
export function PressCell({ field }: { field: CellField }) {
  if (field.node.type === 'button') return <ButtonCell field={field} />;
  return <TextCell field={field} />;
}

/** What may change with any value that an expression reads, on this line or elsewhere on the page. */
function useOnLine<T>({ array, line }: CellField, read: (array: ArrayModel) => T): T {
  const source = useMemo(() => ({ watch: (run: () => void) => watchLine(line, run) }), [line]);
  return useWatched(source, () => read(array));
}

/** Busy from the press until its event has ended; meanwhile another press starts nothing. */
function usePress(field: CellField) {
  const [isBusy, setBusy] = useState(false);
  const handleClick = () => {
    setBusy(true);
    void field.press(() => setBusy(false));
  };
  return { 'aria-busy': isBusy || undefined, onClick: handleClick };
}

function ButtonCell({ field }: { field: CellField }) {
  const { host } = usePage();
  const { node, line } = field;
  const { look, functioncode } = node.props as ButtonControl;
  const title = useOnLine(
    field,
    (array) => array.inRow(line, (scope) => array.page.textOf(node.title, scope)) || node.name,
  );
  const isHidden = useOnLine(field, (array) => Boolean(array.inRow(line, node.hidden.run)));
  const isDisabled = useOnLine(field, (array) => Boolean(array.inRow(line, node.readonly.run)));
  const press = usePress(field);
  if (isHidden || !host.user.hasFunction(functioncode)) return null;
  return (
    <button
      type="button"
      id={field.id}
      className={styles.link}
      data-look={look}
      aria-label={field.nameOf(title)}
      disabled={isDisabled}
      {...press}
    >
      {title}
    </button>
  );
}

function TextCell({ field }: { field: CellField }) {
  const { host } = usePage();
  const text = useWatched(field, useShownText(field));
  const address = useWatched(field, () => (field.node.type === 'link' ? plainText(field.value()) : ''));
  const press = usePress(field);
  if (field.node.events.onclicked)
    return (
      <button type="button" className={styles.link} aria-label={text === '' ? field.ariaLabel : undefined} {...press}>
        {text || '—'}
      </button>
    );
  const href = safeAddress(address);
  if (href !== undefined)
    return (
      <a className={styles.link} href={href} target="_blank" rel="noopener noreferrer">
        {text}
      </a>
    );
  return <span title={address === '' ? undefined : host.t('engine.link.refused', { address })}>{text}</span>;
}

interface ArrayActionsProps {
  array: ArrayModel;
  row: Row;
  place: number | string;
}

/** The buttons that the protocol gives every row. */
export function ArrayActions({ array, row, place }: ArrayActionsProps) {
  const nodes = array.node.rowActions;
  const fields = useMemo(
    () => nodes.flatMap((node) => (node.kind === 'error' ? [] : new CellField(array, row, node, place))),
    [nodes, array, row, place],
  );
  return (
    <span className={styles.actions}>
      {fields.map((field) => (
        <ButtonCell key={field.node.name} field={field} />
      ))}
    </span>
  );
}
