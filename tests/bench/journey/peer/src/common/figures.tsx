const MONEY = new Intl.NumberFormat('zh-CN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const COUNT = new Intl.NumberFormat('zh-CN');
const SHARE = new Intl.NumberFormat('zh-CN', { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 });

export const money = (value: number): string => MONEY.format(value);
export const share = (value: number): string => SHARE.format(value);

/** A figure of a report, by its type. */
export function figure(type: string, value: string | number | null | undefined): string {
  if (typeof value !== 'number') return value ?? '—';
  if (type === 'money') return money(value);
  return type === 'percent' ? share(value) : COUNT.format(value);
}

/** An amount on a bar that is as long as its share of the largest one. */
export function AmountBar({ amount, largest }: { amount: number; largest: number }) {
  return (
    <div style={{ position: 'relative', textAlign: 'right' }}>
      <div style={{ position: 'absolute', inset: 0, width: `${(amount / largest) * 100}%`, background: '#bae0ff' }} />
      <span style={{ position: 'relative' }}>{money(amount)}</span>
    </div>
  );
}

const WIDTH = 96;
const HEIGHT = 28;

/** The course of a figure. A charting library would be some 300 kB for it. */
export function Sparkline({ values }: { values: readonly number[] }) {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const y = (value: number) => HEIGHT - ((value - low) / (high - low || 1)) * HEIGHT;
  const points = values.map((value, index) => `${(index / (values.length - 1)) * WIDTH},${y(value)}`).join(' ');
  return (
    <svg width={WIDTH} height={HEIGHT} style={{ overflow: 'visible' }} aria-hidden>
      <polyline points={points} fill="none" stroke="#1677ff" strokeWidth={1.5} />
    </svg>
  );
}
