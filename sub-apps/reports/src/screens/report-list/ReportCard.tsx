import { useLanguage, useT } from '@atrium/portal/sdk';
import type { Translate } from '@atrium/portal/sdk';
import { LinkButton } from '@atrium/portal/ui';
import type { ReportEntry, ReportFigure } from '../../api/listReports';
import { figureText } from '../../figures/figureText';
import { shortFigure } from '../../figures/shortFigure';
import { FavouriteButton } from './FavouriteButton';
import { FigureTrend } from './FigureTrend';
import styles from './ReportCard.module.css';

/** The last figure of a report with its course. */
function LastFigure({ figure }: { figure: ReportFigure }) {
  const { name, type, value } = figure;
  return (
    <div className={styles.figure}>
      <span className={styles.measure}>{name}</span>
      <span className={styles.value}>{shortFigure(value, type, useLanguage())}</span>
      <FigureTrend figure={figure} className={styles.trend} />
    </div>
  );
}

/** The last figure of a report in words, in full. */
export const fullFigure = (t: Translate, { name, type, value }: ReportFigure) =>
  t('reports.list.figure', {
    name,
    value: figureText(value, { type, decimals: undefined, isComparison: false }),
  });

interface Props {
  report: ReportEntry;
  isFavourite: boolean;
  onOpen(): void;
  onToggle(star: HTMLElement): void;
}

/** One report: its name opens it, and so does a click anywhere else on the card but on the star. */
export function ReportCard({ report, isFavourite, onOpen, onToggle }: Props) {
  const t = useT();
  const { reportCode, name, description, figure } = report;
  return (
    <li className={styles.card} data-row-key={reportCode}>
      <div className={styles.head}>
        <LinkButton
          className={styles.open}
          aria-label={t('reports.list.open', { name })}
          title={figure && fullFigure(t, figure)}
          onClick={onOpen}
        >
          {name}
        </LinkButton>
        <FavouriteButton name={name} isFavourite={isFavourite} onToggle={onToggle} />
      </div>
      {description && <p className={styles.description}>{description}</p>}
      {figure && <LastFigure figure={figure} />}
    </li>
  );
}
