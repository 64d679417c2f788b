import { formatNumber, MONEY_DECIMALS } from '@atrium/common/money/format';
import { useT } from '@atrium/portal/sdk';
import { dateText } from '@atrium/portal/ui';
import type { Process, ProcessField } from '../../api/getProcess';
import styles from './Process.module.css';

function valueText({ value, type }: ProcessField): string {
  if (value === '') return '—';
  return type === 'money' ? formatNumber(Number(value), MONEY_DECIMALS) : String(value);
}

/** The applicant and the fields of a process. */
export function ProcessFields({ process }: { process: Process }) {
  const t = useT();
  const facts = [
    { title: t('workflow.undeal.kind'), value: process.processName },
    { title: t('workflow.undeal.applicant'), value: process.applicant },
    { title: t('workflow.undeal.appliedAt'), value: dateText(process.appliedAt) },
    ...process.fields.map((field) => ({ title: field.title, value: valueText(field) })),
  ];
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{t('workflow.process.fields')}</h2>
      <dl className={styles.facts}>
        {facts.map(({ title, value }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
