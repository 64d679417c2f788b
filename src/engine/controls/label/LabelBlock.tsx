import { useCallback } from 'react';
import type { ControlModel } from '../../model/controlModel';
import { usePage } from '../../react/pageContext';
import { useWatched } from '../../react/useWatched';
import { Tag } from '../shared/Tag';
import { Change, Trend } from './Development';
import facts from './facts';
import styles from './label.module.css';

/** A value to read; with an onclicked a button. A computed value is written straight into its element. */
export function LabelBlock({ control }: { control: ControlModel<'label'> }) {
  const page = usePage();
  const { look = 'field', unit, format, comparefield, trendfield } = control.props;
  const title = control.title();
  const isPressable = control.node.events.onclicked !== undefined;
  const content =
    look === 'heading' ? (
      title
    ) : (
      <>
        {title && <span className={styles.title}>{title}</span>}{' '}
        {format === 'tag' ? <TagValue control={control} /> : <TextValue control={control} />}{' '}
        {unit && <span className={styles.unit}>{page.text(unit)}</span>}
        {look === 'figure' && trendfield && <Trend control={control} field={trendfield} />}
        {look === 'figure' && comparefield && <Change control={control} field={comparefield} />}
      </>
    );
  // A button takes its accessible name from its content.
  if (isPressable)
    return (
      <button type="button" className={`${styles[look]} ${styles.pressable}`} onClick={() => control.press()}>
        {content}
      </button>
    );
  if (look === 'heading') return <h2 className={styles.heading}>{content}</h2>;
  return (
    <div className={styles[look]} role="group" aria-label={title || undefined}>
      {content}
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
