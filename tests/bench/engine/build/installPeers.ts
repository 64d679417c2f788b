import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ENGINE_BENCH = resolve(__dirname, '..');
const LOCKFILE = join(ENGINE_BENCH, 'package-lock.json');
/** A copy of the lockfile that node_modules was installed from. */
const INSTALLED = join(ENGINE_BENCH, 'node_modules/.installed-lock.json');

/**
 * Installs the peers into this benchmark's own node_modules, unless the versions of the lockfile are already installed.
 */
export function installPeers(): void {
  const lockfile = readFileSync(LOCKFILE, 'utf8');
  if (existsSync(INSTALLED) && readFileSync(INSTALLED, 'utf8') === lockfile) return;
  process.stdout.write('Installing the peers (once)…\n');
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: ENGINE_BENCH, stdio: 'inherit' });
  writeFileSync(INSTALLED, lockfile);
}
