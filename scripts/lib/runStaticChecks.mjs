import { single } from './results.mjs';
import { pool } from './pool.mjs';
import { runBin } from './run.mjs';
import { log } from './log.mjs';

/** Cache folder of lint and format. */
const CACHE = 'node_modules/.cache';

/** Umi generates the types of its modules; a clean clone lacks them. */
let settingUp;
async function runTyped(packagePath, args) {
  settingUp ??= runBin('@umijs/max/bin/max.js', ['setup']);
  const setup = await settingUp;
  return setup.code === 0 ? runBin(packagePath, args) : setup;
}

const lint = () =>
  runBin('eslint/bin/eslint.js', [
    ...['.', '--max-warnings=0'],
    ...['--cache', '--cache-strategy=content', `--cache-location=${CACHE}/eslint/`],
  ]);

/** The longest check is first, because two run in parallel. */
const CHECKS = [
  { name: 'lint', run: lint },
  // TypeScript's native compiler; the other TypeScript is the parser of lint and of the build.
  { name: 'types', run: () => runTyped('typescript-native/bin/tsc', ['--noEmit']) },
  { name: 'promises', run: () => runTyped('oxlint/bin/oxlint', ['--type-aware', '.']) },
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

/** Runs the checks; each counts as one. */
export function runStaticChecks() {
  return pool(CHECKS, 2, async ({ name, run }) => {
    const { code, output } = await run();
    log(code === 0 ? `  ${name}: passed` : `${output}\n  ${name}: FAILED`);
    return single(code === 0);
  });
}
