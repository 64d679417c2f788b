import type { Language } from '@atrium/common/languages';
import { formatPercent } from '@atrium/common/money/percent';
import { round } from '@atrium/common/money/round';
import { formatNumber, isFigure, MONEY_DECIMALS, NO_FIGURE } from '@atrium/common/money/format';
import type { FigureType } from '../api/report';
import { PERCENT_DECIMALS } from './figureText';

interface Unit {
  size: number;
  text: string;
}

/** The units in which a language counts, the smallest first. `other` is Japanese. */
const UNITS: Readonly<Record<Language, readonly Unit[]>> = {
  'zh-CN': [
    { size: 1e4, text: ' 万' },
    { size: 1e8, text: ' 亿' },
  ],
  'zh-TW': [
    { size: 1e4, text: ' 萬' },
    { size: 1e8, text: ' 億' },
  ],
  en: [
    { size: 1e3, text: 'K' },
    { size: 1e6, text: 'M' },
    { size: 1e9, text: 'B' },
  ],
  other: [
    { size: 1e4, text: '万' },
    { size: 1e8, text: '億' },
  ],
};

/** Smaller figures are written in full. */
const SHORTENED_FROM = 10_000;

function inUnits(value: number, units: readonly Unit[]): string {
  const size = Math.abs(value);
  // A figure that rounds up to the next unit is written in that unit.
  const unit = units.find(
    (each, index) => round(size / each.size, 1) * each.size < (units[index + 1]?.size ?? Infinity),
  );
  const amount = value / (unit?.size ?? 1);
  // Three digits at least.
  return `${formatNumber(round(amount, Math.abs(amount) < 10 ? 2 : 1))}${unit?.text ?? ''}`;
}

/** A figure in few characters: 12345678 → "1,234.6 万", in English "12.3M"; a percentage comes as a fraction of one. What is no figure is a dash. */
export function shortFigure(value: number | undefined, type: FigureType, language: Language): string {
  if (!isFigure(value)) return NO_FIGURE;
  if (type === 'percent') return formatPercent(value, PERCENT_DECIMALS);
  if (Math.abs(value) >= SHORTENED_FROM) return inUnits(value, UNITS[language]);
  return type === 'money' ? formatNumber(round(value, MONEY_DECIMALS), MONEY_DECIMALS) : formatNumber(round(value, 2));
}
