import { memoryStorage } from '@/services/storage/memoryStorage';
import { createRecords } from '@/services/storage/records';
import { TRANSFERS_KEY } from './transferList';
import type { TransferRecord } from './transferList';
import { readTransfers, writeTransfers } from './transferRecords';

const record = (index: number, more: Partial<TransferRecord> = {}): TransferRecord => ({
  ...{ id: `${index}`, direction: 'upload', filename: `${index}.txt`, phase: 'running', at: index },
  ...more,
});

const many = (count: number) => Array.from({ length: count }, (_, index) => record(index));

function storageOf(...stored: readonly unknown[]) {
  const records = createRecords(memoryStorage());
  records.write(TRANSFERS_KEY, stored);
  return records;
}

const namesIn = (stored: unknown) => (stored as TransferRecord[]).map(({ filename }) => filename);

it('of a storage that holds thousands only the newest 200 are read, and kept', () => {
  const records = storageOf({ id: 7 }, ...many(10_000), null);
  const read = readTransfers(records);
  expect(read).toHaveLength(200);
  expect(namesIn(read).slice(0, 2)).toEqual(['9999.txt', '9998.txt']);
  expect(records.read(TRANSFERS_KEY)).toEqual(read);
});

it('a storage is not filled with more than is read', () => {
  const records = storageOf();
  writeTransfers(records, many(201));
  expect(namesIn(records.read(TRANSFERS_KEY))).toEqual(namesIn(many(200)));
});

it('a short list is read without being written', () => {
  const records = storageOf(...many(200));
  const write = jest.spyOn(records, 'write');
  expect(readTransfers(records)).toHaveLength(200);
  expect(write).not.toHaveBeenCalled();
});

it('of several records with one id there is the last, and those that began together keep their order', () => {
  const records = storageOf(
    record(2, { filename: 'first' }),
    record(2, { id: 'y', filename: 'other' }),
    record(2, { filename: 'last' }),
  );
  expect(namesIn(readTransfers(records))).toEqual(['last', 'other']);
});

it('a name with marks of writing direction is read as it can be shown', () => {
  expect(namesIn(readTransfers(storageOf(record(1, { filename: 'photo\u202egpj.exe' }))))).toEqual(['photo_gpj.exe']);
});

it('a record whose end is no time is read without it', () => {
  const [read] = readTransfers(storageOf({ ...record(1), endedAt: 'now' }));
  expect(read).toMatchObject({ filename: '1.txt' });
  expect(read?.endedAt).toBeUndefined();
});
