import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { precompress } from '../../../scripts/lib/precompress.mjs';
import { installLocked } from '../lib/installLocked';

const PEER = resolve(__dirname, 'peer');
/** What the build was made of. */
const BUILT_FROM = join(PEER, 'dist/.built-from');

/** Installs and builds the peer as Ant Design Pro's template is built, unless that is done. */
export async function buildPeer(): Promise<void> {
  installLocked(PEER);
  const sources = hashOfSources();
  if (existsSync(BUILT_FROM) && readFileSync(BUILT_FROM, 'utf8') === sources) return;
  process.stdout.write('Building the peer (once)…\n');
  execFileSync(process.execPath, [join(PEER, 'node_modules/@umijs/max/bin/max.js'), 'build'], {
    cwd: PEER,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', APP_ROOT: '' },
  });
  await precompress(join(PEER, 'dist'));
  writeFileSync(BUILT_FROM, sources);
}

function hashOfSources(): string {
  const sources = ['config', 'src'].flatMap((folder) =>
    readdirSync(join(PEER, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.parentPath.includes('.umi'))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  const hash = createHash('sha256');
  for (const file of [join(PEER, 'package-lock.json'), ...sources.sort()]) hash.update(readFileSync(file));
  return hash.digest('hex');
}
