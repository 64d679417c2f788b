/** The reference of a budget. */
export type Against =
  /** The same figure of hand-written antd, in the same run. */
  | 'reference'
  /** The same figure of Atrium in another case. */
  | { case: string }
  /** Nothing: the figure itself is bounded. */
  | 'nothing';

export interface Budget {
  title: string;
  case: string;
  figure: string;
  against: Against;
  atMost: number;
}

/** The engine's budgets, each as the most that a ratio (or a figure) may be. */
export const BUDGETS: readonly Budget[] = [
  { title: '500 controls: first screen painted', case: 'W1-500', figure: 'first', against: 'reference', atMost: 0.15 },
  { title: '500 controls, all mounted: CPU', case: 'W1-500', figure: 'cpu', against: 'reference', atMost: 0.3 },
  {
    title: 'first screen of 1,000 ÷ of 50 controls',
    case: 'W1-1000',
    figure: 'first',
    against: { case: 'W1-50' },
    atMost: 1.2,
  },
  { title: 'key with 50 dependents: settled', case: 'W2b', figure: 'settled', against: 'reference', atMost: 0.75 },
  { title: 'key with 50 dependents: CPU', case: 'W2b', figure: 'keyCpu', against: 'reference', atMost: 0.6 },
  { title: 'chain of 100: settled', case: 'W3-100', figure: 'settled', against: 'reference', atMost: 0.7 },
  { title: 'chain of 100: CPU', case: 'W3-100', figure: 'keyCpu', against: 'reference', atMost: 0.55 },
  { title: 'editable 5,000 × 10: open', case: 'W4-5000', figure: 'open', against: 'reference', atMost: 0.3 },
  { title: 'editable 5,000 × 10: edit, CPU', case: 'W4-5000', figure: 'keyCpu', against: 'reference', atMost: 0.5 },
  { title: 'kB of heap per mounted control', case: 'W6', figure: 'kbPerControl', against: 'nothing', atMost: 10 },
];
