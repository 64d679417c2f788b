import { createOperationLog } from './operationLog';
import type { NewEntry } from './operationLog';

const entry = (recordId: string): NewEntry => ({
  actor: { accountCode: 'a', name: '张伟', positionName: '销售总监' },
  object: 'report',
  action: 'update',
  recordId,
  recordName: recordId,
});

it('keeps the newest 10,000 entries, and no two of them have the same id', () => {
  const log = createOperationLog();
  for (let index = 1; index <= 10_050; index += 1) log.add(entry(`record-${index}`));
  const entries = log.all();
  expect(entries).toHaveLength(10_000);
  expect([entries[0]?.recordId, entries.at(-1)?.recordId]).toEqual(['record-10050', 'record-51']);
  expect(new Set(entries.map(({ id }) => id)).size).toBe(10_000);
  expect(log.count()).toBe(10_050);
  expect(log.find(entries[0]?.id ?? '')?.recordId).toBe('record-10050');
  expect(log.find('1')).toBeUndefined();
});
