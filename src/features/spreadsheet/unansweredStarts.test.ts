import { AppError } from '@/common/errors/appError';
import { memoryStorage } from '@/services/storage/memoryStorage';
import { createRecords } from '@/services/storage/records';
import { createUnansweredStarts } from './unansweredStarts';

const lost = () => Promise.reject(new AppError('network', 'No answer'));
const refused = () => Promise.reject(new AppError('service', 'No', { status: 403 }));
const never = () => new Promise<void>(() => undefined);

function setUp() {
  const records = createRecords(memoryStorage());
  /** The page after a reload. */
  const reload = () => createUnansweredStarts(records);
  return { records, reload, starts: reload() };
}

it('a start without an answer is known after a reload, until another one has an answer', async () => {
  const { starts, reload, records } = setUp();
  await expect(starts.watch('客户.xlsx', lost)).rejects.toMatchObject({ kind: 'network' });
  expect([reload().has('客户.xlsx'), reload().has('订单.xlsx')]).toEqual([true, false]);
  await reload().watch('客户.xlsx', () => Promise.resolve());
  expect([reload().has('客户.xlsx'), records.read('spreadsheet-unanswered')]).toEqual([false, undefined]);
});

it('a start during which the page is reloaded has no answer', () => {
  const { starts, reload } = setUp();
  void starts.watch('客户.xlsx', never);
  expect(reload().has('客户.xlsx')).toBe(true);
});

it('a start that the platform has refused has not begun', async () => {
  const { starts } = setUp();
  await expect(starts.watch('客户.xlsx', refused)).rejects.toMatchObject({ status: 403 });
  expect(starts.has('客户.xlsx')).toBe(false);
});

it('the newest 20 are kept, and records of another shape are none', () => {
  const { starts, records } = setUp();
  records.write('spreadsheet-unanswered', [7, null, 'a']);
  for (let number = 0; number < 20; number += 1) void starts.watch(String(number), never);
  expect([starts.has('a'), starts.has('0'), starts.has('19')]).toEqual([false, true, true]);
  records.write('spreadsheet-unanswered', { a: 1 });
  expect(starts.has('0')).toBe(false);
});
