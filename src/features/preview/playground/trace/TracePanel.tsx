import { Button } from 'antd';
import { useObservable } from '@/ui/useObservable';
import type { PageTrace } from '@/engine/workshop';
import { useTranslate } from '@/app-context/services';
import { depths } from './depths';
import styles from './Trace.module.css';
import { TraceLine } from './TraceLine';

const INDENT_PX = 16;

/** The trace of the page; each entry is indented below its cause. */
export function TracePanel({ trace }: { trace: PageTrace }) {
  const t = useTranslate();
  const entries = useObservable(trace.entries);
  const deep = depths(entries);
  if (entries.length === 0) return <p className={styles.none}>{t('preview.trace.none')}</p>;
  return (
    <>
      <Button className={styles.clear} size="small" onClick={trace.clear}>
        {t('preview.trace.clear')}
      </Button>
      <ol className={styles.list} aria-label={t('preview.trace')}>
        {entries.map((entry) => (
          <li
            key={entry.id}
            className={styles.line}
            style={{ paddingInlineStart: (deep.get(entry.id) ?? 0) * INDENT_PX }}
          >
            <TraceLine entry={entry} />
          </li>
        ))}
      </ol>
    </>
  );
}
