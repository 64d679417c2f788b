import type { Ref } from 'react';
import { formatPercent } from '../../common/money/percent';
import type { SliceData, Translate } from './chartData';
import { numberText } from './numberText';
import { pieHeight, pieLabels, pieRadius } from './pieLabels';
import { OTHERS_COLOR, seriesColor } from './seriesColor';
import { middleOf, sharesOf, sliceAt, slicesOf } from './slices';
import { Stage } from './Stage';
import type { Selecting } from './Stage';
import styles from './drawing.module.css';

/** How far the emphasised slice stands out. */
const OUT_PX = 5;

interface PieProps {
  data: SliceData;
  /** For each category whether it is drawn. */
  shown: readonly boolean[];
  width: number;
  height: number;
  title: string;
  /** The numbers in words. */
  summary: string;
  t: Translate;
  selecting?: Selecting | undefined;
  pictureRef?: Ref<SVGSVGElement> | undefined;
}

/** Decimals of the share of a slice; labels have none. */
const SHARE_DECIMALS = 1;

/** The first series as shares of a whole. */
export function Pie({ data, shown, width, height: most, title, summary, t, selecting, pictureRef }: PieProps) {
  const { categories, places } = data;
  const [series] = data.series;
  const values = series?.values ?? [];
  const shares = sharesOf(values.map((value, index) => (shown[index] ? (value ?? 0) : 0)));
  const radius = pieRadius(width, most);
  const height = pieHeight(radius, most);
  const [centreX, centreY] = [width / 2, height / 2];
  return (
    <Stage
      title={title}
      width={width}
      height={height}
      t={t}
      stops={categories.flatMap((_name, index) => (shown[index] ? [index] : []))}
      indexAt={(x, y) => sliceAt(shares, radius, x - centreX, y - centreY)}
      selecting={
        selecting && {
          ...selecting,
          // The sum of others is no category.
          targetOf: (index) => {
            const place = places[index];
            return place === undefined ? undefined : selecting.targetOf(place);
          },
        }
      }
      contentOf={(index) => {
        const { x, y } = middleOf(shares, index, radius / 2);
        const value = values[index];
        const text = numberText(value, series);
        return {
          heading: categories[index] ?? '',
          rows: [
            {
              series: index,
              drawing: places[index] === undefined ? 'others' : 'slice',
              name: series?.title ?? '',
              value:
                typeof value === 'number' ? `${text} (${formatPercent(shares[index] ?? 0, SHARE_DECIMALS)})` : text,
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
          ref={pictureRef}
          className={styles.pie}
          width={width}
          height={height}
          viewBox={`${-centreX} ${-centreY} ${width} ${height}`}
          role="img"
          aria-label={summary}
        >
          {shares.every((share) => share === 0) && <circle r={radius} />}
          {slicesOf(shares, radius).map((path, index) => {
            if (!path) return undefined;
            const { x, y } = middleOf(shares, index, index === active && shares[index] !== 1 ? OUT_PX : 0);
            return (
              <path
                key={index}
                d={path}
                data-others={places[index] === undefined || undefined}
                style={{ color: places[index] === undefined ? OTHERS_COLOR : seriesColor(index) }}
                transform={index === active ? `translate(${x.toFixed(2)} ${y.toFixed(2)})` : undefined}
              />
            );
          })}
          {pieLabels({ names: categories, shares, radius, width, height }).map(({ index, text, side, x, y, line }) => (
            <g key={index}>
              <polyline points={line} />
              <text x={x} y={y} dy="0.35em" textAnchor={side === 'left' ? 'end' : 'start'}>
                {text}
              </text>
            </g>
          ))}
        </svg>
      )}
    </Stage>
  );
}
