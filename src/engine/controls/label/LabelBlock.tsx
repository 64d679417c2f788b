import { useCallback } from 'react';
import type { ControlModel } from '../../model/controlModel';
import { usePage } from '../../react/pageContext';
import { useWatched } from '../../react/useWatched';
import { Tag } from '../shared/Tag';
import facts from './facts';
import styles from './label.module.css';

/** A value to read. A computed one is written straight into its element. */
export function LabelBlock({ control }: { control: ControlModel<'label'> }) {
  const page = usePage();
  const { look = 'field', unit, format } = control.props;
  const title = control.title();
  if (look === 'heading') return <h2 className={styles.heading}>{title}</h2>;
  // The box of a clickable label is a button, and a button takes its accessible name from its content.
  return (
    <div
      className={styles[look]}
      {...(!control.node.events.onclicked && { role: 'group', 'aria-label': title || undefined })}
    >
      {title && <span className={styles.title}>{title}</span>}
      {format === 'tag' ? <TagValue control={control} /> : <TextValue control={control} />}
      {unit && <span className={styles.unit}>{page.text(unit)}</span>}
    </div>
  );
}

function TextValue({ control }: { control: ControlModel<'label'> }) {
  const bind = useCallback(
    (element: HTMLOutputElement) =>
      control.watch(() => {
        const text = facts.format?.(control.value(), control.props, String) ?? '';
        if (element.textContent !== text) element.textContent = text;
      }),
    [control],
  );
  return <output ref={bind} className={styles.value} />;
}

function TagValue({ control }: { control: ControlModel<'label'> }) {
  const page = usePage();
  const value = useWatched(control, () => control.value());
  const option = control.props.options?.find(({ key }) => key === value);
  return (
    <span className={styles.value}>{option ? <Tag tone={option.tone} text={page.text(option.text)} /> : '—'}</span>
  );
}
