import type { ControlModel } from '../../model/controlModel';
import { usePage } from '../../react/pageContext';
import { useWatched } from '../../react/useWatched';
import { formatCell } from '../shared/formatCell';
import styles from './label.module.css';
import { numbersIn, trendPoints } from './trendPoints';

interface Props {
  control: ControlModel<'label'>;
  /** The field of the record. */
  field: string;
}

const LOOKS = {
  up: { arrow: '▲', key: 'engine.label.up' },
  down: { arrow: '▼', key: 'engine.label.down' },
} as const;

/** By how much a figure has changed: an arrow with a word for screen readers, the share, and what it is compared with. */
export function Change({ control, field }: Props) {
  const page = usePage();
  const share = useWatched(control, () => control.sibling(field));
  const direction = typeof share !== 'number' || share === 0 ? undefined : share > 0 ? 'up' : 'down';
  const look = direction && LOOKS[direction];
  return (
    <span className={styles.change}>
      {typeof share === 'number' && (
        <>
          <span data-change={direction}>
            {look && (
              <span role="img" aria-label={page.host.t(look.key)}>
                {look.arrow}
              </span>
            )}{' '}
            {look ? formatCell(Math.abs(share), 'percent') : page.host.t('engine.label.same')}
          </span>{' '}
          {page.text(control.props.comparetext)}
        </>
      )}
    </span>
  );
}

const WIDTH_PX = 96;
const HEIGHT_PX = 28;

/** How a figure has developed: a line, which is described for screen readers. */
export function Trend({ control, field }: Props) {
  const { t } = usePage().host;
  const numbers = numbersIn(useWatched(control, () => control.sibling(field)));
  const said = (value: number | undefined) => formatCell(value, control.props.format);
  return (
    <svg
      className={styles.trend}
      viewBox={`0 0 ${WIDTH_PX} ${HEIGHT_PX}`}
      preserveAspectRatio="none"
      height={HEIGHT_PX}
      role="img"
      aria-label={
        numbers.length > 1
          ? t('engine.label.trend', {
              first: said(numbers[0]),
              last: said(numbers.at(-1)),
              lowest: said(Math.min(...numbers)),
              highest: said(Math.max(...numbers)),
            })
          : undefined
      }
      aria-hidden={numbers.length > 1 ? undefined : true}
    >
      <polyline points={trendPoints(numbers, WIDTH_PX, HEIGHT_PX)} />
    </svg>
  );
}
