// npm run check [-- name]: types, lint, direction of imports and unit tests. No browser, no build.
import { sum, summaryLine } from './lib/results.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { jestLevel } from './lib/jestLevel.mjs';
import { log } from './lib/log.mjs';
import { staticLevels } from './lib/staticChecks.mjs';

if (!(await ensureInstalled())) process.exit(1);
const counts = sum([...(await staticLevels()), await jestLevel('jest.config.mjs', process.argv.slice(2))]);
log(summaryLine(counts));
process.exitCode = counts.failed > 0 ? 1 : 0;
