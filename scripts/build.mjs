// npm run build [-- --force]: builds stale parts (host, sub-apps) into dist/.
import { buildParts } from './lib/buildParts.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { log, timed } from './lib/log.mjs';

if (!(await ensureInstalled())) process.exit(1);
const failed = await timed('dist/ is ready after', () => buildParts({ isForced: process.argv.includes('--force') }));
if (failed.length > 0) log(`Not built: ${failed.join(', ')}`);
process.exitCode = failed.length > 0 ? 1 : 0;
