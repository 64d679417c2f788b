// npm test: all checks and tests, from a clean clone. The last line is `N passed, N failed`.
import { buildParts } from './lib/buildParts.mjs';
import { ensureChromium } from './lib/ensureChromium.mjs';
import { runE2e } from './lib/runE2e.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runJest } from './lib/runJest.mjs';
import { log } from './lib/log.mjs';
import { single, sum, summaryLine, timeLine } from './lib/results.mjs';
import { runStaticChecks } from './lib/runStaticChecks.mjs';

const levels = [];

/** Runs a stage and records its result and duration. */
async function runLevel(name, run) {
  const started = Date.now();
  const results = sum(await run());
  levels.push({ name, results, ms: Date.now() - started });
  return results;
}

/**
 * The build runs beside the checks, and the end of the checks beside the unit tests, because neither uses both cores all
 * the time. Nothing runs beside the browser tests.
 */
async function runLevels() {
  log('Types, lint, architecture');
  const checking = runLevel('static checks', runStaticChecks);
  const { failed } = await runLevel('build', async () => [single((await buildParts()).length === 0)]);
  log('Unit, contract and integration tests');
  await Promise.all([checking, runLevel('unit tests', async () => [await runJest('jest.config.mjs')])]);
  log(failed === 0 ? 'Browser tests' : 'Browser tests: not run, nothing is built');
  if (failed === 0) await runLevel('browser tests', async () => [await runE2e()]);
}

// A missing browser is installed beside the packages.
const [isInstalled] = await Promise.all([ensureInstalled(), ensureChromium()]);
if (isInstalled) await runLevels();
const total = isInstalled ? sum(levels.map(({ results }) => results)) : single(false);
levels.forEach((level) => log(timeLine(level)));
log(summaryLine(total));
process.exitCode = total.failed > 0 ? 1 : 0;
