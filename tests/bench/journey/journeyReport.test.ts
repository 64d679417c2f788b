import { journeyReport } from './journeyReport';
import { readOptions } from './options';
import { STEP_TITLES } from './step';

const machine = { date: '2026-01-05', node: 'v24', cpu: '2 × x', load: 0.1 };

/** A journey whose steps take so long each, but for the last one. */
const journeyOf = (time: number, last: number) =>
  STEP_TITLES.map((title) => ({
    title,
    time: title === 'drill' ? last : time,
    bytes: 1_500,
    longestTask: title === 'drill' ? 70 : 50,
    cpu: 30,
  }));

test('each step and the whole are compared with the peer of the same round', () => {
  const report = journeyReport({
    machine,
    // The second round fell into a busy minute of the machine, which both sides felt.
    atrium: [journeyOf(100, 400), journeyOf(300, 1_200), journeyOf(100, 400)],
    peer: [journeyOf(200, 400), journeyOf(600, 1_200), journeyOf(200, 400)],
  });
  expect(report).toContain('| save | 100 | 200 | 0.50 | 0.9: met | 1.5 | 1.5 | 50 | 50 | 30 | 30 |');
  expect(report).toContain('| drill | 400 | 400 | 1.00 | 0.9: **missed** | 1.5 | 1.5 | 70 | 70 | 30 | 30 |');
  expect(report).toContain('| **the whole** | 1600 | 2800 | 0.57 | 0.6: met | 19.5 | 19.5 | 70 | 70 | 390 | 390 |');
  expect(report).toContain('3 rounds');
});

test('a round without a peer gives no ratio and no verdict', () => {
  const report = journeyReport({ machine, atrium: [journeyOf(100, 100)], peer: [] });
  expect(report).toContain('| save | 100 |  |  | 0.9: not measured |');
});

test('the number of rounds is read from the command line, and anything else is refused', () => {
  expect([readOptions([]).rounds, readOptions(['--rounds', '2']).rounds]).toEqual([5, 2]);
  expect(() => readOptions(['--rounds', '0'])).toThrow('--rounds');
  expect(() => readOptions(['--only', 'x'])).toThrow();
});
