import type { MachineFacts } from '../../lib/machineFacts';
import { markdownTable } from '../../lib/markdownTable';
import type { Outcomes } from '../measure/outcome';
import { BUDGETS } from './budgets';
import { figureRows } from './figureRows';
import { judge, type Judgement } from './judge';

export interface EngineRun {
  machine: MachineFacts;
  runs: number;
  outcomes: Outcomes;
  atrium: string;
  reference: string;
}

/** The run in Markdown: Atrium against its budgets, then every figure of every page. */
export function engineReport({ machine, runs, outcomes, atrium, reference }: EngineRun): string {
  const pages = Object.keys(outcomes);
  const judgements = BUDGETS.map((budget) => judge(outcomes, budget, atrium, reference));
  const budgetHead = ['budget', 'Atrium', 'judged', 'at most', 'verdict'];
  const figureHead = ['case', 'figure', ...pages];
  return [
    '# Page engine',
    `${machine.date} · node ${machine.node} · ${machine.cpu} · load ${machine.load} · ${runs} runs`,
    `Medians; milliseconds unless the name says otherwise. In parentheses: times the figure of ${reference} in this run. cpu = main thread.`,
    markdownTable(budgetHead, judgements.map(budgetRow)),
    markdownTable(figureHead, figureRows(outcomes, pages, reference)),
  ].join('\n\n');
}

function budgetRow({ budget, figure, judged, verdict }: Judgement): string[] {
  const unit = budget.against === 'nothing' ? '' : '×';
  return [
    budget.title,
    figure === undefined ? '' : String(figure),
    judged === undefined ? '' : `${judged.toFixed(2)}${unit}`,
    `${budget.atMost}${unit}`,
    verdict === 'missed' ? '**missed**' : verdict,
  ];
}
