import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fromJest, single, sum, summaryLine, timeLine } from './results.mjs';
import { findChromium } from './findChromium.mjs';
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

describe('the summary', () => {
  it('adds up every level, and a test file that did not load is a failure', () => {
    const unit = fromJest({ numPassedTests: 40, numFailedTests: 1, numRuntimeErrorTestSuites: 1 });
    expect(summaryLine(sum([single(true), single(false), unit]))).toBe('41 passed, 3 failed');
  });
  test('a level is summed up in one line with its time', () => {
    const results = { passed: 3, failed: 0 };
    expect(timeLine({ name: 'unit tests', results, ms: 61_400 })).toBe('  unit tests       61 s  3 passed, 0 failed');
  });
});

describe('the hash of sources', () => {
  it('changes with a content or a name, not with tests and generated files', () => {
    write('src/a.ts', 'one');
    const before = hashFiles(['src'], folder);
    write('src/a.test.ts', 'test');
    write('src/.umi/x.ts', 'generated');
    expect(hashFiles(['src'], folder)).toBe(before);
    write('src/a.ts', 'two');
    expect(hashFiles(['src'], folder)).not.toBe(before);
  });

  it('treats a missing path as empty', () => {
    expect(filesUnder('nowhere', folder)).toEqual([]);
  });
});

describe('stamps', () => {
  const parts = [{ name: 'host' }, { name: 'admin' }, { name: 'reports' }];
  const names = (stale: { name: string }[]) => stale.map(({ name }) => name);

  it('only what changed or has no output is stale', () => {
    const stale = staleParts(
      parts,
      { host: '1', admin: '2', reports: '3' },
      { host: '1', admin: 'x', reports: '3' },
      (part: { name: string }) => part.name !== 'reports',
    );
    expect(names(stale)).toEqual(['admin', 'reports']);
  });

  it('come back as written; a damaged or missing file means that everything is stale', () => {
    const file = join(folder, 'dist/.stamp');
    expect(readStamps(file)).toEqual({});
    writeStamps(file, { host: '1' });
    expect(readStamps(file)).toEqual({ host: '1' });
    writeFileSync(file, '{');
    expect(readStamps(file)).toEqual({});
  });
});

describe('the pool', () => {
  it('keeps the order of the items and never runs more than the limit', async () => {
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

describe('the browser', () => {
  it('is the one named, else the first usual name on the path, else none', () => {
    const exists = (file: string) => file === '/opt/mine' || file === join('/usr/bin', 'chromium');
    expect(findChromium({ env: { PUPPETEER_EXECUTABLE_PATH: '/opt/mine', PATH: '/usr/bin' }, exists })).toBe(
      '/opt/mine',
    );
    expect(findChromium({ env: { PATH: '/bin:/usr/bin' }, exists })).toBe(join('/usr/bin', 'chromium'));
    expect(findChromium({ env: { PATH: '/bin' }, exists: () => false })).toBeUndefined();
  });
});
