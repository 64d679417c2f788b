import { screen } from '@testing-library/react';
import { portalWith, renderScreen } from '../../../../../tests/support/renderScreen';
import { RECENT_REPORTS } from '../../stored/recentReports';
import { FAVOURITE_REPORTS } from './favouriteReports';
import { ReportListSkeleton } from './ReportListSkeleton';

function countsWith(stored: Readonly<Record<string, readonly string[]>>) {
  const fake = portalWith({});
  Object.entries(stored).forEach(([key, codes]) => fake.preferences.set(key, codes));
  const { unmount } = renderScreen(() => <ReportListSkeleton label="正在加载" slowText="较慢" />, fake);
  const sections = [...screen.getByRole('status', { name: '正在加载' }).querySelectorAll('.section')];
  const counts = sections.map((section) => section.lastElementChild?.childElementCount);
  // The host would show its own placeholder instead of the search and these sections.
  expect(document.querySelector('[data-placeholder]')).toBeNull();
  unmount();
  return counts;
}

test('the skeleton has the sections that the list will have: favourites and recent reports, folded or not', () => {
  expect(countsWith({})).toEqual([4, 2, 2]);
  const stored = { [FAVOURITE_REPORTS.key]: ['a', 'b', 'c'], [RECENT_REPORTS.key]: ['a'] };
  expect(countsWith(stored)).toEqual([3, 1, 4, 2, 2]);
  expect(countsWith({ ...stored, 'reports.folded': ['favourites'] })).toEqual([0, 1, 4, 2, 2]);
});
