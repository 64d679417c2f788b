import { machineFacts } from '../lib/machineFacts';
import { markdownTable } from '../lib/markdownTable';
import { verdict } from '../lib/verdict';
import { writeResult } from '../lib/writeResult';
import { amisExpression } from './amisExpression';
import { atriumExpression } from './atriumExpression';
import { EXPRESSIONS, type Expression } from './expression';
import { nanoseconds } from './nanoseconds';

/** At least twenty times as fast as amis. */
const BUDGET = 1 / 20;

interface Measured {
  title: string;
  atriumNs: number;
  amisNs: number;
}

/** Evaluates compiled expressions of the engine and of amis, and writes the report. */
export function benchExpressions(): void {
  const machine = machineFacts();
  const measured = EXPRESSIONS.map(measure);
  const report = ['# Expressions', 'Nanoseconds of processor time per evaluation of the compiled form.', table(measured)];
  const path = writeResult('expressions', machine, { measured }, report.join('\n\n'));
  process.stdout.write(`${report.join('\n\n')}\n\n${path}\n`);
}

function measure({ title, atrium, amis, answer }: Expression): Measured {
  const own = atriumExpression(atrium);
  const peer = amisExpression(amis);
  for (const evaluate of [own, peer]) {
    if (evaluate() !== answer) throw new Error(`${title}: ${String(evaluate())} instead of ${String(answer)}`);
  }
  return { title, atriumNs: nanoseconds(own), amisNs: nanoseconds(peer) };
}

function table(measured: readonly Measured[]): string {
  const rows = measured.map(({ title, atriumNs, amisNs }) => {
    const answer = verdict(atriumNs / amisNs, BUDGET);
    const times = `${(amisNs / atriumNs).toFixed(1)}×`;
    return [title, atriumNs.toFixed(0), amisNs.toFixed(0), times, answer === 'missed' ? '**missed**' : answer];
  });
  return markdownTable(['expression', 'Atrium', 'amis', 'faster', `at least ${1 / BUDGET}×`], rows);
}
