import { formatNumber } from '@/common/money/format';
import { numberText } from './chartData';
import type { ChartData } from './chartData';
import { seriesColor } from './seriesColor';
import { middleOf, sharesOf, sliceAt, slicesOf } from './slices';
import { Stage } from './Stage';
import styles from './chart.module.css';

const HEIGHT_PX = 240;
const RADIUS = 112;
/** How far the emphasised slice stands out. */
const OUT = 5;

interface PieProps {
  data: ChartData;
  /** For each category whether it is drawn. */
  shown: readonly boolean[];
  width: number;
  title: string;
  /** The numbers in words. */
  summary: string;
}

const percent = (share: number) => `${formatNumber(Number((share * 100).toFixed(1)))}%`;

/** The first series as shares of a whole. */
export function Pie({ data: { categories, series }, shown, width, title, summary }: PieProps) {
  const values = series[0]?.values ?? [];
  const shares = sharesOf(values.map((value, index) => (shown[index] ? value : 0)));
  const scale = Math.min(1, width / HEIGHT_PX);
  const [centreX, centreY] = [width / 2, (HEIGHT_PX * scale) / 2];
  return (
    <Stage
      title={title}
      width={width}
      stops={categories.flatMap((_name, index) => (shown[index] ? [index] : []))}
      indexAt={(x, y) => sliceAt(shares, RADIUS, (x - centreX) / scale, (y - centreY) / scale)}
      contentOf={(index) => {
        const { x, y } = middleOf(shares, index, (RADIUS * scale) / 2);
        return {
          heading: categories[index] ?? '',
          rows: [
            {
              series: index,
              name: series[0]?.title ?? '',
              value: `${numberText(values[index] ?? 0, series[0]?.format)} (${percent(shares[index] ?? 0)})`,
            },
          ],
          x: centreX + x,
          y: centreY + y,
          side: x < 0 ? 'left' : 'right',
        };
      }}
    >
      {(active) => (
        <svg
          className={styles.pie}
          width={width}
          height={HEIGHT_PX * scale}
          viewBox={`${-centreX / scale} ${-HEIGHT_PX / 2} ${width / scale} ${HEIGHT_PX}`}
          role="img"
          aria-label={summary}
        >
          {shares.every((share) => share === 0) && <circle r={RADIUS} />}
          {slicesOf(shares, RADIUS).map((path, index) => {
            if (!path) return undefined;
            const { x, y } = middleOf(shares, index, index === active && shares[index] !== 1 ? OUT : 0);
            return (
              <path
                key={index}
                d={path}
                style={{ color: seriesColor(index) }}
                transform={index === active ? `translate(${x.toFixed(2)} ${y.toFixed(2)})` : undefined}
              />
            );
          })}
        </svg>
      )}
    </Stage>
  );
}
