import { formatNumber, MONEY_DECIMALS } from '@atrium/common/money/format';
import { useT } from '@atrium/portal/sdk';
import type { ProcessField } from '../../api/process';
import styles from './Process.module.css';

/** The value of a field as text. */
export function fieldText({ value, type }: ProcessField): string {
  if (value === '') return '—';
  const amount = Number(value);
  return type === 'money' && Number.isFinite(amount) ? formatNumber(amount, MONEY_DECIMALS) : String(value);
}

/** What was applied for, where no page shows it. */
export function ProcessFields({ fields }: { fields: readonly ProcessField[] }) {
  const t = useT();
  if (fields.length === 0) return <p className={styles.muted}>{t('workflow.process.fields.none')}</p>;
  return (
    <dl className={styles.facts}>
      {fields.map((field, index) => (
        <div key={index}>
          <dt>{field.title}</dt>
          <dd>{fieldText(field)}</dd>
        </div>
      ))}
    </dl>
  );
}
