import type { Ending, TraceEntry } from '@/engine/workshop';
import { useTranslate } from '@/app-context/services';
import styles from './Trace.module.css';

/** The result of the entry, if it has one. */
function EndingText({ ending }: { ending?: Ending }) {
  const t = useTranslate();
  if (!ending) return <span className={styles.quiet}>{t('preview.trace.running')}</span>;
  if (ending.isSkipped) return <span className={styles.quiet}>{t('preview.trace.skipped')}</span>;
  return (
    <>
      {ending.error !== undefined && <span className={styles.failed}>{ending.error}</span>}
      {ending.result !== undefined && <code className={styles.value}>→ {ending.result}</code>}
      <span className={styles.quiet}>{t('preview.trace.took', { ms: Math.round(ending.tookMs) })}</span>
    </>
  );
}

function Values({ before, after }: { before: string; after: string }) {
  const t = useTranslate();
  const shown = (value: string) => (value === '' ? t('preview.trace.empty') : value);
  return (
    <code className={styles.value}>
      {shown(before)} → {shown(after)}
    </code>
  );
}

const placed = (control: string, place: string | undefined) => (place === undefined ? control : `${control} #${place}`);

/** One trace entry as a line: control, kind, old and new value. */
export function TraceLine({ entry }: { entry: TraceEntry }) {
  const t = useTranslate();
  const kind = (
    <span className={styles.kind} data-kind={entry.kind}>
      {t(`preview.trace.${entry.kind}`)}
    </span>
  );
  switch (entry.kind) {
    case 'edit':
      return (
        <>
          {kind}
          <b>{placed(entry.control, entry.place)}</b>
          <Values {...entry} />
        </>
      );
    case 'change':
      return (
        <>
          {kind}
          <b>
            {placed(entry.control, entry.place)}
            {entry.prop === 'value' ? '' : `.${entry.prop}`}
          </b>
          <Values {...entry} />
          {entry.source !== undefined && <code className={styles.source}>{entry.source}</code>}
        </>
      );
    case 'event':
      return (
        <>
          {kind}
          <b>{[entry.control, entry.trigger].filter(Boolean).join(' · ')}</b>
          <EndingText ending={entry.ending} />
        </>
      );
    case 'step':
      return (
        <>
          {kind}
          <b>{entry.action}</b>
          <code className={styles.source}>{entry.params}</code>
          <EndingText ending={entry.ending} />
        </>
      );
    case 'request':
      return (
        <>
          {kind}
          <b>{entry.api}</b>
          <code className={styles.source}>{entry.input}</code>
          <EndingText ending={entry.ending} />
        </>
      );
  }
}
