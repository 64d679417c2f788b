import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Installs what a folder's lockfile names into its own node_modules, unless just that is already installed. */
export function installLocked(folder: string): void {
  const lockfile = readFileSync(join(folder, 'package-lock.json'), 'utf8');
  /** A copy of the lockfile that node_modules was installed from. */
  const installed = join(folder, 'node_modules/.installed-lock.json');
  if (existsSync(installed) && readFileSync(installed, 'utf8') === lockfile) return;
  process.stdout.write('Installing the peers (once)…\n');
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder, stdio: 'inherit' });
  writeFileSync(installed, lockfile);
}
