import { loadReport, type LoadRun } from './loadReport';

const machine = { date: '2026-01-01T00:00:00.000Z', node: 'v20', cpu: '2 × x', load: 1 };
const run: LoadRun = {
  machine,
  steps: [
    {
      title: 'sign-in screen',
      files: [
        { path: '/umi.js', kind: 'script', gzBytes: 151_000 },
        { path: '/umi.css', kind: 'style', gzBytes: 1_000 },
        { path: '/favicon.svg', kind: 'other', gzBytes: 9_000 },
      ],
    },
    {
      title: 'admin: roles',
      problem: 'not loaded',
      files: [
        { path: '/shared.js', kind: 'script', gzBytes: 20_000 },
        { path: '/apps/admin/umi.js', kind: 'script', gzBytes: 60_000 },
      ],
    },
  ],
  signInTimes: [700, 900, 800],
  chains: { toMenu: [{ name: 'http://localhost/api/menu', start: 0, end: 1 }], toHome: [] },
};

describe('loadReport', () => {
  const report = loadReport(run);

  it('weighs script and style against the budget and says plainly what is missed', () => {
    expect(report).toContain('| sign-in screen | 151.0 | 1.0 | 152.0 |  | 148.0 | **missed** |');
  });

  it('shows what of a step is the sub-app, and that its screen did not work', () => {
    expect(report).toContain('| admin: roles (it says: not loaded) | 80.0 | 0.0 | 80.0 | 60.0 | 440.0 | met |');
  });

  it('takes the median of the visits and counts the calls in a row', () => {
    expect(report).toContain('| sign-in form visible, ms | 800 | 0.5 of another | not measured |');
    expect(report).toContain('| serial round trips until the menu | 1 | 3 | met | menu |');
  });

  it('holds the time to the form against that of another product in the same run', () => {
    const step = {
      title: 'sign-in screen beside it',
      files: [{ path: '/umi.js', kind: 'script', gzBytes: 500_000 } as const],
    };
    const slow = loadReport({ ...run, beside: { step, signInTimes: [1600, 1500, 9000] } });
    expect(slow).toContain('| 800 | 0.5 of another | met | 4× slowed CPU, 3 visits; 1600 beside it: 0.50 of that |');
    expect(slow).toContain('| sign-in screen beside it | 500.0 | 0.0 | 500.0 |  |  |  |');
    const quick = loadReport({ ...run, beside: { step, signInTimes: [1000] } });
    expect(quick).toContain('| **missed** | 4× slowed CPU, 3 visits; 1000 beside it: 0.80 of that |');
  });
});
