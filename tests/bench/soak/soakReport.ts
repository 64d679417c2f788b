import { figureOf } from '../lib/figure';
import type { MachineFacts } from '../lib/machineFacts';
import { markdownTable } from '../lib/markdownTable';
import { verdict, type Verdict } from '../lib/verdict';
import { SWITCH_MS } from './budgets';
import type { CycleKind } from './kinds';
import { retention, type Sample } from './retention';

export interface KindSamples {
  kind: CycleKind;
  samples: readonly Sample[];
}

export interface SoakRun {
  machine: MachineFacts;
  kinds: readonly KindSamples[];
  /** Milliseconds; missing when not asked for. */
  switchTimes?: readonly number[];
}

/** The run in Markdown. */
export function soakReport({ machine, kinds, switchTimes }: SoakRun): string {
  return [
    '# Soak',
    `${machine.date} · node ${machine.node} · ${machine.cpu} · load ${machine.load}`,
    ...(kinds.length === 0 ? [] : [cyclesTable(kinds), '## Samples', samplesTable(kinds)]),
    ...(switchTimes ? ['## Switching between 8 tabs', switchTable(switchTimes)] : []),
  ].join('\n\n');
}

function cyclesTable(kinds: readonly KindSamples[]): string {
  const rows = kinds.flatMap(({ kind, samples }) =>
    retention(samples).map(({ quantity, perCycle, atMost, verdict: answer }) => [
      kind,
      String(samples.at(-1)?.cycles ?? 0),
      quantity,
      perCycle?.toFixed(2) ?? '',
      String(atMost),
      said(answer),
    ]),
  );
  return markdownTable(['kind', 'cycles', 'left behind', 'per cycle', 'at most', 'verdict'], rows);
}

function samplesTable(kinds: readonly KindSamples[]): string {
  const rows = kinds.flatMap(({ kind, samples }) =>
    samples.map(({ cycles, heapBytes, nodes, listeners }) => [kind, cycles, heapBytes, nodes, listeners].map(String)),
  );
  return markdownTable(['kind', 'after cycles', 'heap bytes', 'DOM nodes', 'event listeners'], rows);
}

function switchTable(times: readonly number[]): string {
  const figure = figureOf(times);
  const rows = (['median', 'p95'] as const).map((name) => [
    name,
    String(figure?.[name] ?? ''),
    String(SWITCH_MS),
    said(verdict(figure?.[name], SWITCH_MS)),
    String(times.length),
  ]);
  return markdownTable(['tab switch, ms', 'measured', 'at most', 'verdict', 'switches'], rows);
}

function said(answer: Verdict): string {
  return answer === 'missed' ? '**missed**' : answer;
}
