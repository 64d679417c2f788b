// npm start: installs and builds when needed, then serves the product with the mock platform.
import { spawn } from 'node:child_process';
import { buildParts } from './lib/buildParts.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { inRoot, ROOT } from './lib/project.mjs';
import { log } from './lib/log.mjs';

if (!(await ensureInstalled())) process.exit(1);
const failed = await buildParts();
if (failed.length > 0) {
  log(`Not built: ${failed.join(', ')}`);
  process.exit(1);
}
const server = spawn(process.execPath, [inRoot('node_modules/tsx/dist/cli.mjs'), 'scripts/serve.ts', '--welcome'], {
  cwd: ROOT,
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));
