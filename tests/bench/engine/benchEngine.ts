import { machineFacts } from '../lib/machineFacts';
import { writeResult } from '../lib/writeResult';
import { buildPage } from './build/buildPage';
import { buildProbe } from './build/buildProbe';
import { ATRIUM, REFERENCE } from './build/pages';
import { servePages } from './build/servePages';
import { BenchBrowser } from './drive/benchBrowser';
import { CASES, QUICK_KEYS } from './measure/cases';
import { measurePage } from './measure/measurePage';
import type { Outcomes } from './measure/outcome';
import type { Options } from './options';
import { engineReport } from './report/engineReport';

/** Builds the pages, measures them one after another and writes the report; or serves Atrium's page. */
export async function benchEngine(options: Options): Promise<void> {
  if (options.isServing) return serveAtrium();
  for (const page of options.pages) await buildPage(page);
  const server = await servePages();
  const browser = new BenchBrowser(await buildProbe());
  const machine = machineFacts();
  const served = options.pages.map((page) => [page, server.urlOf(page)] as const);
  const outcomes: Outcomes = {};
  const cases = CASES.filter(
    ({ key, workload }) => options.workloads.includes(workload) && (!options.isQuick || QUICK_KEYS.includes(key)),
  );
  const run = { machine, runs: options.runs, outcomes, atrium: ATRIUM, reference: REFERENCE };
  try {
    for (const [page, url] of [...served, ...Object.entries(options.urls)]) {
      outcomes[page] = await measurePage(browser, page, url, cases, options.runs);
    }
  } finally {
    await browser.kill();
    server.close();
  }
  const report = engineReport(run);
  process.stdout.write(`\n${report}\n\n${writeResult(options.name, machine, run, report)}\n`);
}

async function serveAtrium(): Promise<void> {
  await buildPage(ATRIUM);
  const server = await servePages();
  process.stdout.write(`${server.urlOf(ATRIUM)}\n`);
}
