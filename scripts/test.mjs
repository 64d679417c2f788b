// npm test: everything, from a clean clone. Ends with one line `N passed, N failed` over all levels.
import { buildParts } from './lib/buildParts.mjs';
import { single, sum, summaryLine } from './lib/counts.mjs';
import { e2eLevel } from './lib/e2eLevel.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { jestLevel } from './lib/jestLevel.mjs';
import { say } from './lib/say.mjs';
import { staticLevels } from './lib/staticLevels.mjs';

async function runLevels() {
  if (!(await ensureInstalled())) return [single(false)];
  say('Types, lint, architecture');
  const counts = await staticLevels();
  say('Unit, contract and integration tests');
  counts.push(await jestLevel('jest.config.mjs'));
  say('Build');
  const isBuilt = (await buildParts()).length === 0;
  counts.push(single(isBuilt));
  say(isBuilt ? 'Browser tests' : 'Browser tests: not run, nothing is built');
  if (isBuilt) counts.push(await e2eLevel());
  return counts;
}

const total = sum(await runLevels());
say(summaryLine(total));
process.exitCode = total.failed > 0 ? 1 : 0;
