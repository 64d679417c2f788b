import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { fromJest, single } from './results.mjs';
import { inRoot } from './project.mjs';
import { runBin } from './run.mjs';

/** Runs jest with a configuration, shows its output and resolves to the number of passed and failed tests. */
export async function runJest(configFile, args = [], env = {}) {
  const report = inRoot('node_modules/.cache', `${configFile}.json`);
  mkdirSync(inRoot('node_modules/.cache'), { recursive: true });
  rmSync(report, { force: true });
  const { code } = await runBin(
    'jest/bin/jest.js',
    ['--config', configFile, '--json', `--outputFile=${report}`, '--passWithNoTests', ...args],
    { isShown: true, env },
  );
  if (!existsSync(report)) return single(false);
  const results = fromJest(JSON.parse(readFileSync(report, 'utf8')));
  // Count an error outside the tests, for example in the set-up, as a failure.
  return code !== 0 && results.failed === 0 ? { ...results, failed: 1 } : results;
}
