import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import demo from '../../mock/config.json';

export interface TestConfigFile {
  /** For the server's CONFIG. */
  path: string;
  /** The demo's configuration with these fields instead; the server answers it from now on. */
  write(change: Record<string, unknown>): void;
  remove(): void;
}

/** A `config.json` of a test's own, at first with these fields instead of the demo's. */
export function configFile(change: Record<string, unknown> = {}): TestConfigFile {
  const folder = mkdtempSync(join(tmpdir(), 'config-'));
  const path = join(folder, 'config.json');
  const write: TestConfigFile['write'] = (changed) => writeFileSync(path, JSON.stringify({ ...demo, ...changed }));
  write(change);
  return { path, write, remove: () => rmSync(folder, { recursive: true }) };
}
