import { machineFacts } from '../lib/machineFacts';
import { writeResult } from '../lib/writeResult';
import { buildPage } from './build/buildPage';
import { buildProbe } from './build/buildProbe';
import { ATRIUM, REFERENCE } from './build/pages';
import { servePages } from './build/servePages';
import { CASES, QUICK_KEYS } from './measure/cases';
import { measureCase } from './measure/measureCase';
import { measuredPage, type MeasuredPage } from './measure/measuredPage';
import type { Outcomes } from './measure/outcome';
import type { Options } from './options';
import { engineReport } from './report/engineReport';
import { outcomeLine } from './report/outcomeLine';

/** Builds the pages, measures them side by side and writes the report; or serves Atrium's page. */
export async function benchEngine(options: Options): Promise<void> {
  if (options.isServing) return serveAtrium();
  for (const page of options.pages) await buildPage(page);
  const server = await servePages();
  const served = options.pages.map((page) => [page, server.urlOf(page)] as const);
  const machine = machineFacts();
  const pages: MeasuredPage[] = [];
  try {
    const probeScript = await buildProbe();
    for (const [name, url] of [...served, ...Object.entries(options.urls)]) {
      pages.push(await measuredPage(name, url, probeScript));
    }
    const outcomes = await measureAll(pages, options);
    const run = { machine, runs: options.runs, outcomes, atrium: ATRIUM, reference: REFERENCE };
    const report = engineReport(run);
    process.stdout.write(`\n${report}\n\n${writeResult(options.name, machine, run, report)}\n`);
  } finally {
    for (const { browser } of pages) await browser.kill();
    server.close();
  }
}

async function measureAll(pages: readonly MeasuredPage[], options: Options): Promise<Outcomes> {
  const { workloads, isQuick, runs } = options;
  const outcomes: Outcomes = Object.fromEntries(pages.map(({ name }) => [name, {}]));
  for (const measured of CASES) {
    if (!workloads.includes(measured.workload) || (isQuick && !QUICK_KEYS.includes(measured.key))) continue;
    for (const [name, outcome] of await measureCase(pages, measured, runs)) {
      outcomes[name] = { ...outcomes[name], [measured.key]: outcome };
      process.stdout.write(outcomeLine(name, measured.key, outcome));
    }
  }
  return outcomes;
}

async function serveAtrium(): Promise<void> {
  await buildPage(ATRIUM);
  const server = await servePages();
  process.stdout.write(`${server.urlOf(ATRIUM)}\n`);
}
