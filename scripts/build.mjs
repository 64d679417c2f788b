// npm run build [-- --force]: host and sub-apps into dist/, only what is stale.
import { buildParts } from './lib/buildParts.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { say, timed } from './lib/say.mjs';

if (!(await ensureInstalled())) process.exit(1);
const failed = await timed('dist/ is ready after', () => buildParts({ isForced: process.argv.includes('--force') }));
if (failed.length > 0) say(`Not built: ${failed.join(', ')}`);
process.exitCode = failed.length > 0 ? 1 : 0;
