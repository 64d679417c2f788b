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
    expect(report).toContain('| sign-in screen | 151.0 | 1.0 | 152.0 |  | 150.0 | **missed** |');
  });

  it('shows what of a step is the sub-app, and that its screen did not work', () => {
    expect(report).toContain('| admin: roles (it says: not loaded) | 80.0 | 0.0 | 80.0 | 60.0 | 90.0 | met |');
  });

  it('takes the median of the visits and counts the calls in a row', () => {
    expect(report).toContain('| sign-in form visible, ms | 800 | 925 | met |');
    expect(report).toContain('| serial round trips until the menu | 1 | 3 | met | menu |');
  });
});
