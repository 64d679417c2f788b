import type { ReportEntry } from '../../api/listReports';
import { sectionsInRoom } from './sectionsInRoom';
import type { ReportSection } from './sectionsOf';

const section = (folder: string, count: number): ReportSection => ({
  id: folder,
  kind: 'folder',
  folder,
  reports: Array.from({ length: count }, (_, index): ReportEntry => {
    return { reportCode: `${folder}${index}`, name: '', description: '', category: folder, figure: undefined };
  }),
});
const inRoom = (sections: readonly ReportSection[], room: number, folded: readonly string[] = []) => {
  const { sections: shown, leftOut } = sectionsInRoom(sections, ({ id }) => folded.includes(id), room);
  return [...shown.map((each) => `${each.id} ${each.shown.length}/${each.reports.length}`), leftOut];
};

it('shows all where there is room', () => {
  expect(inRoom([section('a', 3), section('b', 2)], 10)).toEqual(['a 3/3', 'b 2/2', 0]);
});

it('shows the first reports, and counts those that are left out', () => {
  expect(inRoom([section('a', 3), section('b', 5), section('c', 7)], 7)).toEqual(['a 3/3', 'b 2/5', 10]);
});

it('shows no title without a report of it', () => {
  expect(inRoom([section('a', 3), section('b', 5)], 5)).toEqual(['a 3/3', 5]);
});

it('a folded section takes the room of its title, and is not counted', () => {
  expect(inRoom([section('a', 900), section('b', 2)], 5, ['a'])).toEqual(['a 0/900', 'b 2/2', 0]);
});

it('counts the folded sections for which there is no room', () => {
  expect(inRoom([section('a', 1), section('b', 1), section('c', 4)], 2, ['b', 'c'])).toEqual(['a 1/1', 5]);
});
