import { createRecords } from '@/services/storage/records';
import { memoryStorage } from '@/services/storage/memoryStorage';
import { createPageMemory } from './createPageMemory';

const setUp = () => createRecords(memoryStorage());

test('recent and favourite pages are still there after a reload', () => {
  const records = setUp();
  const before = createPageMemory(records);
  ['/a', '/b'].forEach(before.remember);
  before.toggleFavourite('/c');

  const after = createPageMemory(records);
  expect([after.recents.get(), after.favourites.get()]).toEqual([['/b', '/a'], ['/c']]);
});

test('what another window added meanwhile is not lost', () => {
  const records = setUp();
  const here = createPageMemory(records);
  createPageMemory(records).toggleFavourite('/there');
  here.toggleFavourite('/here');
  expect(here.favourites.get()).toEqual(['/there', '/here']);
});

test('whoever shows the favourites hears of a change', () => {
  const memory = createPageMemory(setUp());
  const listener = jest.fn();
  memory.favourites.subscribe(listener);
  memory.toggleFavourite('/a');
  expect(listener).toHaveBeenCalledTimes(1);
});

test('something else under the same name counts as nothing', () => {
  const records = setUp();
  records.write('recent-pages', { a: 1 });
  records.write('favourite-pages', ['/a', 7, null]);
  const memory = createPageMemory(records);
  expect([memory.recents.get(), memory.favourites.get()]).toEqual([[], ['/a']]);
});
