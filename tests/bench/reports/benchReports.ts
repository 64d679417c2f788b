import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { startServer } from '../../support/startServer';
import { launchChromium } from '../lib/launchChromium';
import { machineFacts } from '../lib/machineFacts';
import { writeResult } from '../lib/writeResult';
import { DRILLS, SIZES } from './cases';
import { measureDrill } from './measureDrill';
import { measurePivot } from './measurePivot';
import type { Options } from './options';
import { reportsReport } from './reportsReport';
import type { DrillRun, PivotRun } from './reportsReport';
import { PAGE_NAMES, servePages } from './servePages';

const PEER = resolve(__dirname, 'node_modules/@antv/s2/package.json');

/** Draws and scrolls the cross table of reports and that of S2 in turns, drills in the built product, and writes the report. */
export async function benchReports({ runs }: Options): Promise<void> {
  const machine = machineFacts();
  const { version } = JSON.parse(readFileSync(PEER, 'utf8')) as { version: string };
  const [served, product, browser] = await Promise.all([servePages(), startServer(), launchChromium()]);
  const measured: PivotRun[] = [];
  const drilled: DrillRun[] = [];
  try {
    // The tables take turns, so that a busy minute of the machine falls on both.
    for (let run = 0; run < runs; run += 1)
      for (const { size, isScrolled } of SIZES)
        for (const page of PAGE_NAMES) {
          const figures = await measurePivot(browser, served.urlOf(page), size, isScrolled);
          measured.push({ page, size, ...figures });
        }
    for (let run = 0; run < runs; run += 1)
      for (const place of DRILLS)
        drilled.push({ title: place.title, shown: await measureDrill(browser, product.url, place) });
  } finally {
    await browser.close();
    served.stop();
    await product.stop();
  }
  const report = reportsReport(machine, version, measured, drilled);
  process.stdout.write(`${report}\n\n${writeResult('reports', machine, { measured, drilled }, report)}\n`);
}
