import { useLanguage, useT } from '@atrium/portal/sdk';
import type { ReportFigure } from '../../api/listReports';
import { shortFigure } from '../../figures/shortFigure';
import { Sparkline } from '../../figures/Sparkline';
import { trendText } from '../../figures/trendText';

interface Props {
  figure: ReportFigure;
  className?: string | undefined;
}

/** The course of the figure of a report; nothing where there is none. */
export function FigureTrend({ figure: { type, trend }, className }: Props) {
  const t = useT();
  const language = useLanguage();
  if (trend.length < 2) return null;
  return (
    <span className={className}>
      <Sparkline values={trend} label={trendText(t, trend, (value) => shortFigure(value, type, language))} />
    </span>
  );
}
