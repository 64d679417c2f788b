import { growthOf, GROWTH_ARROWS, growthKey } from '@/common/growth';
import { formatPercent } from '@/common/money/percent';
import { svgPoints, trendNumbers, trendPoints, trendRange } from '@/common/trendPoints';
import type { ControlModel } from '../../model/controlModel';
import { usePage } from '../../react/pageContext';
import { useWatched } from '../../react/useWatched';
import { formatCell } from '../shared/formatCell';
import { figureIn } from '../shared/figureIn';
import styles from './label.module.css';

interface Props {
  control: ControlModel<'label'>;
  /** The field of the record. */
  field: string;
}

/** Of a change in percent, as reports write it. */
const CHANGE_DECIMALS = 1;

/** By how much a figure has changed: an arrow with a word for screen readers, the share, and what it is compared with. */
export function Change({ control, field }: Props) {
  const page = usePage();
  const { t } = page.host;
  // Nothing has changed where there is no figure.
  const share = figureIn(useWatched(control, () => figureIn(control.value()) !== undefined && control.sibling(field)));
  const growth = growthOf(share ?? 0);
  const size = formatPercent(Math.abs(share ?? 0), CHANGE_DECIMALS);
  return (
    <span className={styles.change}>
      {share !== undefined && (
        <>
          {growth === 0 ? (
            <span>{t('engine.label.same')}</span>
          ) : (
            <span
              data-change={growth > 0 ? 'up' : 'down'}
              role="img"
              aria-label={t(growthKey(growth), { figure: size })}
            >
              {GROWTH_ARROWS[growth]} {size}
            </span>
          )}{' '}
          {page.text(control.props.comparetext)}
        </>
      )}
    </span>
  );
}

const SIZE = { widthPx: 96, heightPx: 28, insetPx: 2 };

/** How a figure has developed: a line, which is described for screen readers. */
export function Trend({ control, field }: Props) {
  const { t } = usePage().host;
  const numbers = trendNumbers(useWatched(control, () => control.sibling(field)));
  const { lowest, highest } = trendRange(numbers);
  const said = (value: number | undefined) => formatCell(value, control.props.format);
  const isLine = numbers.length > 1;
  return (
    <svg
      className={styles.trend}
      viewBox={`0 0 ${SIZE.widthPx} ${SIZE.heightPx}`}
      preserveAspectRatio="none"
      height={SIZE.heightPx}
      role="img"
      aria-label={
        isLine
          ? t('engine.label.trend', {
              first: said(numbers[0]),
              last: said(numbers.at(-1)),
              lowest: said(lowest),
              highest: said(highest),
            })
          : undefined
      }
      aria-hidden={isLine ? undefined : true}
    >
      <polyline points={svgPoints(trendPoints(numbers, SIZE))} />
    </svg>
  );
}
