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

/** The last figure of a report with its course. */
function LastFigure({ figure: { name, type, value, trend } }: { figure: ReportFigure }) {
  const t = useT();
  const language = useLanguage();
  const write = (each: number | undefined) => shortFigure(each, type, language);
  return (
    <div className={styles.figure}>
      <span className={styles.measure}>{name}</span>
      <span className={styles.value}>{write(value)}</span>
      {trend.length > 1 && (
        <span className={styles.trend}>
          <Sparkline values={trend} label={trendText(t, trend, write)} />
        </span>
      )}
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
