import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import demo from '../../mock/config.json';

export interface TestConfigFile {
  /** For the server's CONFIG. */
  path: string;
  remove(): void;
}

/** Writes the demo's configuration with these fields instead; the server answers it from now on. */
export const writeConfig = (path: string, change: Record<string, unknown>): void =>
  writeFileSync(path, JSON.stringify({ ...demo, ...change }));

/** A `config.json` of a test's own, at first with these fields instead of the demo's. */
export function configFile(change: Record<string, unknown> = {}): TestConfigFile {
  const folder = mkdtempSync(join(tmpdir(), 'config-'));
  const path = join(folder, 'config.json');
  writeConfig(path, change);
  return { path, remove: () => rmSync(folder, { recursive: true }) };
}
