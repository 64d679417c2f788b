// npm run e2e [-- name]: the browser tests against a fresh build.
import { buildParts } from './lib/buildParts.mjs';
import { summaryLine } from './lib/counts.mjs';
import { e2eLevel } from './lib/e2eLevel.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { say } from './lib/say.mjs';

if (!(await ensureInstalled())) process.exit(1);
if ((await buildParts()).length > 0) process.exit(1);
const counts = await e2eLevel(process.argv.slice(2));
say(summaryLine(counts));
process.exitCode = counts.failed > 0 ? 1 : 0;
