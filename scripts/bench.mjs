// npm run bench -- NAME: runs tests/bench/NAME/run.mjs or run.ts; without a name it lists the benchmarks.
import { existsSync, readdirSync } from 'node:fs';
import { ensureInstalled } from './lib/install.mjs';
import { inRoot } from './lib/project.mjs';
import { runBin } from './lib/run.mjs';
import { log } from './lib/log.mjs';

const FOLDER = inRoot('tests/bench');
const scriptOf = (name) => ['run.mjs', 'run.ts'].map((file) => `${FOLDER}/${name}/${file}`).find(existsSync);
const names = existsSync(FOLDER) ? readdirSync(FOLDER).filter(scriptOf) : [];
const [name, ...args] = process.argv.slice(2);

if (!name || !names.includes(name)) {
  log(`npm run bench -- NAME, where NAME is one of: ${names.join(', ') || '(none yet)'}`);
  process.exitCode = name ? 1 : 0;
} else if (await ensureInstalled()) {
  const { code } = await runBin('tsx/dist/cli.mjs', [scriptOf(name), ...args], { isShown: true });
  process.exitCode = code;
} else {
  process.exitCode = 1;
}
