// npm run check [-- name]: static checks and unit tests, without browser and build.
import { sum, summaryLine } from './lib/results.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runJest } from './lib/runJest.mjs';
import { log } from './lib/log.mjs';
import { runStaticChecks } from './lib/runStaticChecks.mjs';

if (!(await ensureInstalled())) process.exit(1);
const results = sum([...(await runStaticChecks()), await runJest('jest.config.mjs', process.argv.slice(2))]);
log(summaryLine(results));
process.exitCode = results.failed > 0 ? 1 : 0;
