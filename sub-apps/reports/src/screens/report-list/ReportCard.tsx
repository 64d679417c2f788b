import { useLanguage, useT } from '@atrium/portal/sdk';
import type { Translate } from '@atrium/portal/sdk';
import { LinkButton } from '@atrium/portal/ui';
import type { ReportEntry, ReportFigure } from '../../api/listReports';
import { figureText } from '../../figures/figureText';
import { shortFigure } from '../../figures/shortFigure';
import { Sparkline } from '../../figures/Sparkline';
import { trendText } from '../../figures/trendText';
import { FavouriteButton } from './FavouriteButton';
import styles from './ReportCard.module.css';

/** The line shows the last year. */
const MOST_MONTHS = 12;

/** The last figure of a report with its course. */
function LastFigure({ figure: { name, type, value, trend } }: { figure: ReportFigure }) {
  const t = useT();
  const language = useLanguage();
  const write = (each: number) => shortFigure(each, type, language);
  const months = trend.slice(-MOST_MONTHS);
  return (
    <div className={styles.figure}>
      <span className={styles.measure}>{name}</span>
      <span className={styles.value}>{write(value)}</span>
      {months.length > 1 && (
        <span className={styles.trend}>
          <Sparkline values={months} label={trendText(t, months, write)} />
        </span>
      )}
    </div>
  );
}

const fullFigure = (t: Translate, { name, type, value }: ReportFigure) =>
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
