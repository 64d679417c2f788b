import { flowColumns } from './flowColumns';

/** Of the list in a window of 1440 px with the open menu. */
const ROOM_PX = 1200;
/** The least of the title, and the most of the actions with their padding (`dataTableProps`). */
const OTHERS_PX = 220 + 228;

test('the list fits a window of 1440 px in every language, so that nothing scrolls under its actions', () => {
  const columns = flowColumns((key) => key, jest.fn());
  const free = columns.filter(({ widthPx }) => widthPx === undefined);
  expect(free.map(({ key }) => key)).toEqual(['name']);
  expect(columns.reduce((sum, { widthPx = 0 }) => sum + widthPx, OTHERS_PX)).toBeLessThanOrEqual(ROOM_PX);
});
