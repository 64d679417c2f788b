import { useCallback, useRef } from 'react';
import { NO_FIGURE } from '@/common/money/format';
import { LinkButton } from '@/ui/Button';
import { useFocusHandOver } from '@/ui/useFocusHandOver';
import type { ControlModel } from '../../model/controlModel';
import { usePage } from '../../react/pageContext';
import { useWatched } from '../../react/useWatched';
import { isNumeric } from '../shared/formatCell';
import { Tag } from '../shared/Tag';
import { useRecordFault } from '../shared/useRecordFault';
import { Change, Trend } from './Development';
import facts from './facts';
import { figureIn } from '../shared/figureIn';
import styles from './label.module.css';

interface Props {
  control: ControlModel<'label'>;
}

/** A value to read; a figure says when the page's record does not have it. */
export function LabelBlock({ control }: Props) {
  const { look, format } = control.props;
  return look === 'figure' && isNumeric(format) ? <FigureBlock control={control} /> : <ValueBlock control={control} />;
}

const isShown = (value: unknown) => figureIn(value) !== undefined;

function FigureBlock({ control }: Props) {
  const retry = useRecordFault(control, isShown);
  return retry ? <MissingFigure control={control} onRetry={retry} /> : <ValueBlock control={control} />;
}

/** A figure that could not be read: a dash, why, and a way to try again. */
function MissingFigure({ control, onRetry }: Props & { onRetry(): void }) {
  const { t } = usePage().host;
  const note = useRef<HTMLDivElement>(null);
  useFocusHandOver(note);
  const title = control.title();
  return (
    <div ref={note} className={styles.figure} role="group" aria-label={title || undefined}>
      {title && <span className={styles.title}>{title}</span>}
      <span className={styles.value}>{NO_FIGURE}</span>
      <span className={styles.change}>
        {t('engine.read.failed')}{' '}
        <LinkButton aria-label={`${t('engine.retry')} ${title}`} onClick={onRetry}>
          {t('engine.retry')}
        </LinkButton>
      </span>
    </div>
  );
}

/** With an onclicked it is a button. A computed value is written straight into its element. */
function ValueBlock({ control }: Props) {
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

function TextValue({ control }: Props) {
  const bind = useCallback(
    (element: HTMLOutputElement) =>
      control.watch(() => {
        const value = control.value();
        // Nothing is known before the record is read.
        const isWaiting = value === undefined && !control.page.isLoaded();
        const text = isWaiting ? '' : (facts.format?.(value, control.props, String) ?? '');
        if (element.textContent !== text) element.textContent = text;
      }),
    [control],
  );
  return <output ref={bind} className={styles.value} />;
}

function TagValue({ control }: Props) {
  const page = usePage();
  const value = useWatched(control, () => control.value());
  const option = control.props.options?.find(({ key }) => key === value);
  return (
    <span className={styles.value}>
      {option ? <Tag tone={option.tone} text={page.text(option.text)} /> : NO_FIGURE}
    </span>
  );
}
