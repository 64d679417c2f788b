import { useLanguage, useT } from '@atrium/portal/sdk';
import { Icon, LinkButton } from '@atrium/portal/ui';
import { useId } from 'react';
import type { ReportEntry } from '../../api/listReports';
import { shortFigure } from '../../figures/shortFigure';
import { FigureTrend } from './FigureTrend';
import { fullFigure, ReportCard } from './ReportCard';
import type { ShownSection } from './sectionsInRoom';
import styles from './ReportSectionView.module.css';

interface Props {
  section: ShownSection;
  /** Undefined where it cannot be folded. */
  onFold: (() => void) | undefined;
  isFavourite(report: ReportEntry): boolean;
  onOpen(report: ReportEntry): void;
  onToggle(report: ReportEntry): void;
}

/**
 * Moves the focus from a star whose card is about to be removed: to the next card, else to the one before, else to the
 * first star of the page, or to what folds a section when all are folded.
 */
function leaveStar(star: HTMLElement): void {
  const card = star.closest('li');
  const section = star.closest('section');
  const starOf = (element: Element | null | undefined) => element?.querySelector<HTMLElement>('[aria-pressed]');
  const others = [...(section?.parentElement?.querySelectorAll('section') ?? [])].filter((each) => each !== section);
  const next =
    starOf(card?.nextElementSibling) ??
    starOf(card?.previousElementSibling) ??
    others.map((each) => each.querySelector<HTMLElement>('ul:not([hidden]) [aria-pressed]')).find((each) => each) ??
    others[0]?.querySelector('button');
  next?.focus();
}

interface RecentProps {
  report: ReportEntry;
  onOpen(): void;
}

/** A recently opened report: its name and last figure with its course. */
function RecentReport({ report, onOpen }: RecentProps) {
  const t = useT();
  const language = useLanguage();
  const { name, figure } = report;
  return (
    <li>
      <LinkButton
        className={styles.name}
        aria-label={t('reports.list.open', { name })}
        title={figure && fullFigure(t, figure)}
        onClick={onOpen}
      >
        {name}
        {figure && <span className={styles.figure}>{shortFigure(figure.value, figure.type, language)}</span>}
      </LinkButton>
      {figure && <FigureTrend figure={figure} className={styles.trend} />}
    </li>
  );
}

/** One foldable part of the list: cards, or one line for each of the recently opened reports. */
export function ReportSectionView({ section, onFold, isFavourite, onOpen, onToggle }: Props) {
  const t = useT();
  const id = useId();
  const { kind, folder, reports, shown, isFolded } = section;
  const title = kind === 'folder' ? folder || t('reports.list.noFolder') : t(`reports.list.${kind}`);
  const head = (
    <>
      <span id={id}>{title}</span> <span className={styles.count}>{reports.length}</span>
    </>
  );
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 className={styles.title}>
        {onFold ? (
          <button
            type="button"
            className={styles.fold}
            aria-expanded={!isFolded}
            aria-controls={`${id}-reports`}
            onClick={onFold}
          >
            <Icon name={isFolded ? 'next' : 'down'} />
            {head}
          </button>
        ) : (
          <span className={styles.fold}>{head}</span>
        )}
      </h2>
      <ul id={`${id}-reports`} className={kind === 'recent' ? styles.names : styles.cards} hidden={isFolded}>
        {shown.map((report) =>
          kind === 'recent' ? (
            <RecentReport key={report.reportCode} report={report} onOpen={() => onOpen(report)} />
          ) : (
            <ReportCard
              key={report.reportCode}
              report={report}
              isFavourite={isFavourite(report)}
              onOpen={() => onOpen(report)}
              onToggle={(star) => {
                if (kind === 'favourites') leaveStar(star);
                onToggle(report);
              }}
            />
          ),
        )}
      </ul>
    </section>
  );
}
