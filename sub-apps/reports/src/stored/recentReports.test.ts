import { createFakePortal } from '@atrium/portal/contract/fakePortal';
import { RECENT_REPORTS, rememberRecentReport } from './recentReports';
import { storedCodes } from './useStoredCodes';

function start(stored?: unknown) {
  const fake = createFakePortal();
  const { preferences } = fake.portal;
  if (stored !== undefined) fake.preferences.set(RECENT_REPORTS.key, stored);
  return {
    open: (code: string) => rememberRecentReport(preferences, code),
    recent: () => storedCodes(preferences, RECENT_REPORTS),
  };
}

test('the report that was opened last is the first one, once', () => {
  const { open, recent } = start();
  ['a', 'b', 'a'].forEach(open);
  expect(recent()).toEqual(['a', 'b']);
});

test('the oldest ones are dropped', () => {
  const { open, recent } = start();
  Array.from({ length: 30 }, (_, index) => `r${index}`).forEach(open);
  expect(recent()).toHaveLength(24);
  expect(recent()[0]).toBe('r29');
});

test.each([['text'], [{ a: 1 }], [null], [7]])('the stored value %j counts as no report', (stored) => {
  const { open, recent } = start(stored);
  expect(recent()).toEqual([]);
  open('a');
  expect(recent()).toEqual(['a']);
});

test('stored entries that are no codes are left out', () => {
  expect(start(['a', 5, null, '', 'a', 'b']).recent()).toEqual(['a', 'b']);
});
