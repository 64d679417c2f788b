// npm run e2e [-- name]: builds stale parts, then runs the browser tests. `-- full` runs the long ones, and all others
// behind nginx.
import { buildParts } from './lib/buildParts.mjs';
import { sum, summaryLine } from './lib/results.mjs';
import { runE2e, runE2eBehindNginx } from './lib/runE2e.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { log } from './lib/log.mjs';

if (!(await ensureInstalled())) process.exit(1);
if ((await buildParts()).length > 0) process.exit(1);
const names = process.argv.slice(2);
const results = await runE2e(names);
const behindNginx = names.includes('full') ? [await runE2eBehindNginx()] : [];
const total = sum([results, ...behindNginx]);
log(summaryLine(total));
process.exitCode = total.failed > 0 ? 1 : 0;
