// npm test: everything, from a clean clone. Ends with one line `N passed, N failed` over all levels.
import { buildParts } from './lib/buildParts.mjs';
import { single, sum, summaryLine } from './lib/results.mjs';
import { e2eSuite } from './lib/e2eSuite.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { jestLevel } from './lib/jestLevel.mjs';
import { log } from './lib/log.mjs';
import { staticLevels } from './lib/staticChecks.mjs';

async function runLevels() {
  if (!(await ensureInstalled())) return [single(false)];
  log('Types, lint, architecture');
  const counts = await staticLevels();
  log('Unit, contract and integration tests');
  counts.push(await jestLevel('jest.config.mjs'));
  log('Build');
  const isBuilt = (await buildParts()).length === 0;
  counts.push(single(isBuilt));
  log(isBuilt ? 'Browser tests' : 'Browser tests: not run, nothing is built');
  if (isBuilt) counts.push(await e2eSuite());
  return counts;
}

const total = sum(await runLevels());
log(summaryLine(total));
process.exitCode = total.failed > 0 ? 1 : 0;
