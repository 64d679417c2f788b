import { memoryStorage } from '@/services/storage/memoryStorage';
import { createRecords } from '@/services/storage/records';
import { createPreferences } from './createPreferences';

describe('how a person wants pages to look', () => {
  const storage = memoryStorage();
  const of = (accountCode: string) => createPreferences(createRecords(storage), accountCode);

  it('is kept for them alone, until it is forgotten', () => {
    of('zhang.wei').set('columns.orders', { hidden: ['no'] });
    expect(of('zhang.wei').get('columns.orders')).toEqual({ hidden: ['no'] });
    expect([of('li.na').get('columns.orders'), of('zhang.wei').get('columns.visits')]).toEqual([undefined, undefined]);
    of('zhang.wei').set('columns.orders', undefined);
    expect(of('zhang.wei').get('columns.orders')).toBeUndefined();
  });
});
