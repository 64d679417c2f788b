// npm run preview -- page.json: starts scripts/preview.ts, or says what is missing for it.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { inRoot, ROOT } from './lib/project.mjs';

const TSX = inRoot('node_modules/tsx/dist/cli.mjs');

if (!existsSync(TSX)) {
  process.stderr.write('The packages are not installed yet. Run npm start first: it installs, builds and serves.\n');
  process.exit(1);
}
const preview = spawn(process.execPath, [TSX, 'scripts/preview.ts', ...process.argv.slice(2)], {
  cwd: ROOT,
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => preview.kill(signal));
preview.on('exit', (code) => process.exit(code ?? 0));
