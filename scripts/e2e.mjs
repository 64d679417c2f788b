// npm run e2e [-- name]: builds stale parts, then runs the browser tests.
import { buildParts } from './lib/buildParts.mjs';
import { summaryLine } from './lib/results.mjs';
import { runE2e } from './lib/runE2e.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { log } from './lib/log.mjs';

if (!(await ensureInstalled())) process.exit(1);
if ((await buildParts()).length > 0) process.exit(1);
const results = await runE2e(process.argv.slice(2));
log(summaryLine(results));
process.exitCode = results.failed > 0 ? 1 : 0;
