import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import demo from '../../mock/config.json';

export interface TestConfigFile {
  /** The path for the server's CONFIG. */
  path: string;
  remove(): void;
}

/** Writes the demo's configuration with these fields replaced; the server reads it on each request. */
export const writeConfig = (path: string, change: Record<string, unknown>): void =>
  writeFileSync(path, JSON.stringify({ ...demo, ...change }));

/** Creates a temporary `config.json`: the demo's with these fields replaced. */
export function configFile(change: Record<string, unknown> = {}): TestConfigFile {
  const folder = mkdtempSync(join(tmpdir(), 'config-'));
  const path = join(folder, 'config.json');
  writeConfig(path, change);
  return { path, remove: () => rmSync(folder, { recursive: true }) };
}
