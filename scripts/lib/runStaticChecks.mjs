import { single } from './results.mjs';
import { pool } from './pool.mjs';
import { runBin } from './run.mjs';
import { log } from './log.mjs';

/** Cache folder of lint, types and format. */
const CACHE = 'node_modules/.cache';

/** Umi generates the types of its modules; a clean clone lacks them. */
async function checkTypes() {
  const setup = await runBin('@umijs/max/bin/max.js', ['setup']);
  if (setup.code !== 0) return setup;
  return runBin('typescript/bin/tsc', ['--noEmit', '--incremental', '--tsBuildInfoFile', `${CACHE}/tsc.tsbuildinfo`]);
}

/**
 * The longest check is first, because two run in parallel. The lint cache skips unchanged files, even when a called
 * function now returns a promise; only a run without cache reports a promise that is ignored because of that.
 */
const CHECKS = [
  {
    name: 'lint',
    run: () =>
      runBin('eslint/bin/eslint.js', [
        ...['.', '--max-warnings=0'],
        ...['--cache', '--cache-strategy=content', `--cache-location=${CACHE}/eslint/`],
      ]),
  },
  { name: 'types', run: checkTypes },
  {
    name: 'format',
    run: () =>
      runBin('prettier/bin/prettier.cjs', ['--check', '--log-level=warn', '.', '--cache', '--cache-strategy=content']),
  },
  { name: 'unused exports and packages', run: () => runBin('knip/bin/knip.js', ['--no-progress']) },
  {
    name: 'architecture',
    run: () =>
      runBin('dependency-cruiser/bin/dependency-cruise.mjs', [
        'src',
        'sub-apps',
        'mock',
        'config',
        'scripts',
        'tests/support',
      ]),
  },
];

/** Runs format, types, lint, unused exports and import rules; each counts as one check. */
export function runStaticChecks() {
  return pool(CHECKS, 2, async ({ name, run }) => {
    const { code, output } = await run();
    log(code === 0 ? `  ${name}: passed` : `${output}\n  ${name}: FAILED`);
    return single(code === 0);
  });
}
