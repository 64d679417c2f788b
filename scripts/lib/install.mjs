import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { hashFiles } from './hashFiles.mjs';
import { inRoot } from './project.mjs';
import { run } from './run.mjs';
import { log, timed } from './log.mjs';

const STAMP = inRoot('node_modules/.atrium-stamp');

/** True when node_modules was installed from the current lockfile. */
const isInstalled = (stamp) => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp;

/** Installs the packages if the lockfile has changed. Logs the reason and resolves to false when npm fails. */
export async function ensureInstalled() {
  const stamp = hashFiles(['package-lock.json']);
  if (isInstalled(stamp)) return true;
  log('Installing packages (a few minutes the first time)');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { code, output } = await timed('installed in', () =>
    run(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { env: { PUPPETEER_SKIP_DOWNLOAD: '1' } }),
  );
  if (code === 0) writeFileSync(STAMP, stamp);
  else log(`${output}\nnpm ci failed: see above.`);
  return code === 0;
}
