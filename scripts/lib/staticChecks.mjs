import { single } from './results.mjs';
import { pool } from './pool.mjs';
import { runBin } from './run.mjs';
import { log } from './log.mjs';

/** Umi generates the types of its own modules; a clean clone does not have them. */
async function checkTypes() {
  const setup = await runBin('@umijs/max/bin/max.js', ['setup']);
  if (setup.code !== 0) return setup;
  return runBin('typescript/bin/tsc', ['--noEmit']);
}

const LEVELS = [
  { name: 'format', run: () => runBin('prettier/bin/prettier.cjs', ['--check', '--log-level=warn', '.']) },
  { name: 'types', run: checkTypes },
  { name: 'lint', run: () => runBin('eslint/bin/eslint.js', ['.', '--max-warnings=0']) },
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

/** Format, types, lint and the direction of imports: each counts as one check. */
export function staticLevels() {
  return pool(LEVELS, 2, async ({ name, run }) => {
    const { code, output } = await run();
    log(code === 0 ? `  ${name}: passed` : `${output}\n  ${name}: FAILED`);
    return single(code === 0);
  });
}
