import { useTranslate } from '@/app-context/services';
import type { Capsule } from '@/workspace/support/capsule/capsule';
import styles from './CapsuleScreen.module.css';

export interface CapsuleFactsProps {
  capsule: Capsule;
  /** Interfaces that the page has called without a recorded answer. */
  unrecorded: readonly string[];
}

/** When and how the report was made, the errors in it, and what is missing. */
export function CapsuleFacts({ capsule, unrecorded }: CapsuleFactsProps) {
  const t = useTranslate();
  const { madeAt, page, values, calls, errors, cuts } = capsule;
  const time = madeAt.slice(0, 16).replace('T', ' ');
  return (
    <div className={styles.facts}>
      <p>
        {page && <code>{page.code}</code>} {t('preview.capsule.made', { time, count: calls.length })}
      </p>
      <p>{t(`preview.capsule.${values}`)}</p>
      {errors.length > 0 && (
        <details>
          <summary>{t('preview.capsule.errors', { count: errors.length })}</summary>
          <ul>
            {errors.map(({ source, message, details }, index) => (
              <li key={index}>
                <b>{source}</b> {message}
                {details && <pre className={styles.details}>{details}</pre>}
              </li>
            ))}
          </ul>
        </details>
      )}
      {cuts.length > 0 && (
        <details>
          <summary>{t('preview.capsule.cuts', { count: cuts.length })}</summary>
          <ul>
            {cuts.map(({ path, from, to }, index) => (
              <li key={index}>
                <code>{path}</code> {from} → {to}
              </li>
            ))}
          </ul>
        </details>
      )}
      {unrecorded.length > 0 && <p role="status">{t('preview.capsule.missed', { names: unrecorded })}</p>}
    </div>
  );
}
