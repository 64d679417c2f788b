// npm run e2e [-- name]: the browser tests against a fresh build.
import { buildParts } from './lib/buildParts.mjs';
import { summaryLine } from './lib/results.mjs';
import { e2eSuite } from './lib/e2eSuite.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { log } from './lib/log.mjs';

if (!(await ensureInstalled())) process.exit(1);
if ((await buildParts()).length > 0) process.exit(1);
const counts = await e2eSuite(process.argv.slice(2));
log(summaryLine(counts));
process.exitCode = counts.failed > 0 ? 1 : 0;
