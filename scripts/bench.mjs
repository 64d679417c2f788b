// npm run bench: all benchmarks of tests/bench in turn, or `-- NAME` one of them with its options. At the end, the rows
// that missed a budget.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { ensureInstalled } from './lib/install.mjs';
import { inRoot } from './lib/project.mjs';
import { runBin } from './lib/run.mjs';
import { log } from './lib/log.mjs';
import { missedRows } from './lib/missedRows.mjs';

const FOLDER = inRoot('tests/bench');
const scriptOf = (name) => ['run.mjs', 'run.ts'].map((file) => `${FOLDER}/${name}/${file}`).find(existsSync);
const names = readdirSync(FOLDER).filter(scriptOf);
const [chosen, ...args] = process.argv.slice(2);

/** Runs a benchmark. Resolves to its exit code. */
async function runBenchmark(name) {
  const { code } = await runBin('tsx/dist/cli.mjs', [scriptOf(name), ...args], { isShown: true });
  return code;
}

/** One that fails does not keep the others from being run. */
async function runAll() {
  const failed = [];
  for (const name of names) {
    log(`${name} (${names.indexOf(name) + 1} of ${names.length})`);
    if ((await runBenchmark(name)) !== 0) failed.push(name);
  }
  const missed = names.flatMap((name) => {
    const report = `${FOLDER}/results/${name}.md`;
    return failed.includes(name) || !existsSync(report) ? [] : missedRows(name, readFileSync(report, 'utf8'));
  });
  log(missed.length > 0 ? `Missed:\n${missed.join('\n')}` : 'No budget was missed');
  if (failed.length > 0) log(`Not measured to the end: ${failed.join(', ')}`);
  return failed.length > 0 ? 1 : 0;
}

if (chosen !== undefined && !names.includes(chosen)) {
  log(`npm run bench -- NAME, where NAME is one of: ${names.join(', ')}`);
  process.exitCode = 1;
} else if (await ensureInstalled()) {
  process.exitCode = chosen === undefined ? await runAll() : await runBenchmark(chosen);
} else {
  process.exitCode = 1;
}
