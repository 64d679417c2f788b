import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../../support/startServer';
import { launchChromium } from '../lib/launchChromium';
import { machineFacts } from '../lib/machineFacts';
import { writeResult } from '../lib/writeResult';
import { checkReport } from './checkReport';
import { measureCheck, type CheckTimes } from './measureCheck';
import { writeWorkbook } from './writeWorkbook';

const RUNS = 5;

/** Checks a large spreadsheet in the dialog of an import and writes the report. */
export async function benchCheck(): Promise<void> {
  const machine = machineFacts();
  const folder = mkdtempSync(join(tmpdir(), 'check-'));
  const path = join(folder, 'customers.xlsx');
  writeWorkbook(path);
  const [server, browser] = await Promise.all([startServer(), launchChromium()]);
  try {
    const runs: CheckTimes[] = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await measureCheck(browser, server.url, path));
    const report = checkReport(runs);
    process.stdout.write(`${report}\n\n${writeResult('check', machine, { runs }, report)}\n`);
  } finally {
    await browser.close();
    await server.stop();
    rmSync(folder, { recursive: true });
  }
}
