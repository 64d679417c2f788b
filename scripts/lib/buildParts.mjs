import { hashFiles } from './hashFiles.mjs';
import { PARTS } from './parts.mjs';
import { pool } from './pool.mjs';
import { precompress } from './precompress.mjs';
import { inRoot } from './project.mjs';
import { runBin } from './run.mjs';
import { log, timed } from './log.mjs';
import { readStamps, staleParts, writeStamps } from './stamps.mjs';

const STAMP_FILE = inRoot('dist/.stamp');
/** More parallel builds are slower, because a build uses more than one core. */
const AT_A_TIME = 2;

async function buildPart(part) {
  const { code, output } = await timed(`${part.name} took`, () =>
    runBin(part.bin, ['build'], { cwd: part.cwd, env: { NODE_ENV: 'production' } }),
  );
  if (code === 0) await precompress(part.output, part.name === 'host' ? ['apps'] : []);
  else log(output);
  return code === 0;
}

/** Builds stale parts (all with `isForced`) into `dist/`. Resolves to the names of the failed parts. */
export async function buildParts({ isForced = false } = {}) {
  const current = Object.fromEntries(PARTS.map((part) => [part.name, hashFiles(part.inputs)]));
  const last = isForced ? {} : readStamps(STAMP_FILE);
  const stale = staleParts(PARTS, current, last);
  if (stale.length === 0) return [];
  log(`Building ${stale.map((part) => part.name).join(', ')}`);
  const results = await pool(stale, AT_A_TIME, buildPart);
  const failed = stale.filter((_, index) => !results[index]).map((part) => part.name);
  const succeeded = Object.entries(current).filter(([name]) => !failed.includes(name));
  writeStamps(STAMP_FILE, Object.fromEntries(succeeded));
  return failed;
}
