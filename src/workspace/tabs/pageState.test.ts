import { memoryStorage } from '@/services/storage/memoryStorage';
import { createRecords } from '@/services/storage/records';
import { createPageState } from './pageState';

const START = '/flow?flowcode=leave';

it('a window for one page gives the page back what it has kept, after a reload', () => {
  const own = createRecords(memoryStorage());
  const before = createPageState(own);
  before.note({ key: START, state: undefined });
  before.note({ key: START, state: { draft: 'd1' } });
  before.note(null);
  expect(createPageState(own).of(START)).toEqual({ draft: 'd1' });
});

it('another page in such a window, which may have copied the storage, has nothing of it', () => {
  const own = createRecords(memoryStorage());
  createPageState(own).note({ key: START, state: { draft: 'd1' } });
  const after = createPageState(own);
  expect(after.of('/process?processid=2')).toBeUndefined();
  after.note({ key: '/process?processid=2' });
  expect(after.of(START)).toBeUndefined();
});
