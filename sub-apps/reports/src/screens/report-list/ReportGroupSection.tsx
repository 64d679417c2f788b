import { LinkButton } from '@atrium/portal/ui';
import { useT } from '@atrium/portal/sdk';
import { useId } from 'react';
import type { ReportEntry } from '../../api/listReports';
import styles from './ReportGroupSection.module.css';

export interface ReportGroup {
  category: string;
  reports: readonly ReportEntry[];
}

interface Props {
  group: ReportGroup;
  onOpen(report: ReportEntry): void;
}

/** The reports of one category. */
export function ReportGroupSection({ group, onOpen }: Props) {
  const t = useT();
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id} className={styles.category}>
        {group.category}
      </h2>
      <ul className={styles.reports}>
        {group.reports.map((report) => (
          <li key={report.reportCode} className={styles.report}>
            <LinkButton aria-label={t('reports.list.open', { name: report.name })} onClick={() => onOpen(report)}>
              {report.name}
            </LinkButton>
            <span className={styles.description}>{report.description}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
