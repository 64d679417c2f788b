import type { MachineFacts } from '../lib/machineFacts';
import { markdownTable } from '../lib/markdownTable';
import type { Verdict } from '../lib/verdict';
import { verdict, verdictAtLeast } from '../lib/verdict';
import type { FaultRow, Figure, Outcome } from './row';

export interface MeasuredRow {
  row: Pick<FaultRow, 'name' | 'fault' | 'mustHappen' | 'demanded' | 'capMinutes'>;
  /** Rounds that were asked for. */
  rounds: number;
  seconds: number;
  /** Whether its time was over before it had come to its end. */
  isCut?: boolean;
  /** Missing when the row could not be measured. */
  outcome?: Outcome;
  /** Why it could not. */
  failure?: string;
}

const verdictOf = ({ measured, limit, isAtLeast }: Figure): Verdict =>
  isAtLeast ? verdictAtLeast(measured, limit) : verdict(measured, limit);

const round = (value: number) => Math.round(value * 100) / 100;

/** What a row is worth: `met` only when every figure is, and only of the rounds that were run. */
function conclusion({ isCut, outcome, failure }: MeasuredRow): string {
  if (!outcome || outcome.done === 0 || outcome.figures.length === 0)
    return `**not measured**${failure ? `: ${failure.split('\n')[0]}` : ''}`;
  const verdicts = outcome.figures.map(verdictOf);
  if (verdicts.includes('not measured') && !verdicts.includes('missed')) return '**not measured**';
  return `${verdicts.includes('missed') ? '**missed**' : 'met'}${isCut ? ', cut short' : ''}`;
}

/** Whether every row could be measured; what was missed stands in the report. */
export const areMeasured = (rows: readonly MeasuredRow[]): boolean =>
  rows.every((row) => !conclusion(row).startsWith('**not measured'));

/** The run in Markdown. */
export function faultsReport(machine: MachineFacts, rows: readonly MeasuredRow[]): string {
  const table = rows.map((measured) => {
    const { row, rounds, seconds, outcome } = measured;
    return [
      row.fault,
      row.mustHappen,
      row.demanded,
      (outcome?.figures ?? [])
        .map((figure) => `${figure.what}: ${figure.measured === undefined ? '–' : round(figure.measured)}`)
        .join('; '),
      conclusion(measured),
      `${outcome?.done ?? 0} of ${rounds}`,
      `${Math.round(seconds)} s of ${row.capMinutes * 60}`,
    ];
  });
  return [
    '# Faults',
    `${machine.date} · node ${machine.node} · ${machine.cpu} · load ${machine.load}`,
    'A row ends when its time is over, even before its last round: it is then met by the rounds that were run.',
    markdownTable(['fault', 'must happen', 'demanded', 'measured', 'verdict', 'rounds', 'time'], table),
  ].join('\n\n');
}
