import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fromJest, single, sum, summaryLine, timeLine } from './results.mjs';
import { findChromium } from './findChromium.mjs';
import { missedRows } from './missedRows.mjs';
import { filesUnder, hashFiles } from './hashFiles.mjs';
import { pool } from './pool.mjs';
import { readStamps, staleParts, writeStamps } from './stamps.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'atrium-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});
const write = (file: string, text: string) => {
  mkdirSync(join(folder, file, '..'), { recursive: true });
  writeFileSync(join(folder, file), text);
};

describe('the test summary', () => {
  it('adds up all stages and counts a test file that did not load as a failure', () => {
    const unit = fromJest({ numPassedTests: 40, numFailedTests: 1, numRuntimeErrorTestSuites: 1 });
    expect(summaryLine(sum([single(true), single(false), unit]))).toBe('41 passed, 3 failed');
  });
  it('of all benchmarks names each budget that was missed', () => {
    const report =
      '| what | budget | measured | |\n| a | ≤ 1 | 2 | **missed** |\n| b | ≤ 1 | 1 | met |\nnothing missed';
    expect(missedRows('load', report)).toEqual(['  load: | a | ≤ 1 | 2 | **missed** |']);
  });
  test('shows a stage in one line with its duration', () => {
    const results = { passed: 3, failed: 0 };
    expect(timeLine({ name: 'unit tests', results, ms: 61_400 })).toBe('  unit tests       61 s  3 passed, 0 failed');
  });
});

describe('the source hash', () => {
  it('changes with contents and names, but not with tests and generated files', () => {
    write('src/a.ts', 'one');
    const before = hashFiles(['src'], folder);
    write('src/a.test.ts', 'test');
    write('src/.umi/x.ts', 'generated');
    expect(hashFiles(['src'], folder)).toBe(before);
    write('src/a.ts', 'two');
    expect(hashFiles(['src'], folder)).not.toBe(before);
  });

  it('treats a missing path as an empty folder', () => {
    expect(filesUnder('nowhere', folder)).toEqual([]);
  });
});

describe('build stamps', () => {
  const parts = [{ name: 'host' }, { name: 'admin' }, { name: 'reports' }];
  const names = (stale: { name: string }[]) => stale.map(({ name }) => name);

  it('mark a part as stale when it has changed or has no output', () => {
    const stale = staleParts(
      parts,
      { host: '1', admin: '2', reports: '3' },
      { host: '1', admin: 'x', reports: '3' },
      (part: { name: string }) => part.name !== 'reports',
    );
    expect(names(stale)).toEqual(['admin', 'reports']);
  });

  it('are read as written; a damaged or missing file makes every part stale', () => {
    const file = join(folder, 'dist/.stamp');
    expect(readStamps(file)).toEqual({});
    writeStamps(file, { host: '1' });
    expect(readStamps(file)).toEqual({ host: '1' });
    writeFileSync(file, '{');
    expect(readStamps(file)).toEqual({});
  });
});

describe('pool', () => {
  it('keeps the order of the items and never exceeds the limit', async () => {
    let running = 0;
    let most = 0;
    const results = await pool([3, 1, 2], 2, async (ticks: number) => {
      most = Math.max(most, ++running);
      for (let tick = 0; tick < ticks; tick += 1) await Promise.resolve();
      running -= 1;
      return ticks * 10;
    });
    expect(results).toEqual([30, 10, 20]);
    expect(most).toBe(2);
  });
});

describe('findChromium', () => {
  it('prefers the environment variable, then the first common name on the PATH', () => {
    const exists = (file: string) => file === '/opt/mine' || file === join('/usr/bin', 'chromium');
    expect(findChromium({ env: { PUPPETEER_EXECUTABLE_PATH: '/opt/mine', PATH: '/usr/bin' }, exists })).toBe(
      '/opt/mine',
    );
    expect(findChromium({ env: { PATH: '/bin:/usr/bin' }, exists })).toBe(join('/usr/bin', 'chromium'));
    expect(findChromium({ env: { PATH: '/bin:/usr/bin' }, exists: () => true })).toBe(
      join('/bin', 'chromium-headless-shell'),
    );
    expect(findChromium({ env: { PATH: '/bin' }, exists: () => false })).toBeUndefined();
  });
});
