import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { machineFacts, type MachineFacts } from './machineFacts';

const RESULTS = resolve(__dirname, '../results');

/**
 * Writes `<name>.json` (the result and the circumstances of its run) and `<name>.md` (its report) to tests/bench/results.
 * Returns the path of the report.
 */
export function writeResult(name: string, startedAt: MachineFacts, result: object, report: string): string {
  mkdirSync(RESULTS, { recursive: true });
  const document = { startedAt, endedAt: machineFacts(), ...result };
  writeFileSync(join(RESULTS, `${name}.json`), `${JSON.stringify(document, null, 1)}\n`);
  const reportPath = join(RESULTS, `${name}.md`);
  writeFileSync(reportPath, `${report}\n`);
  return reportPath;
}
