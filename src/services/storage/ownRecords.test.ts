import { memoryStorage } from './memoryStorage';
import { createOwnRecords, removeSharedRecords } from './ownRecords';
import { createRecords } from './records';

const LI_NA = { tenantCode: 'hd', accountCode: 'li.na', positionId: 'p1' };

it.each([
  ['account', { ...LI_NA, accountCode: 'zhang.wei' }],
  ['tenant', { ...LI_NA, tenantCode: 'nf' }],
  ['position', { ...LI_NA, positionId: 'p2' }],
  ['account with a slash in its name', { tenantCode: 'hd/li.na', accountCode: 'p1', positionId: '' }],
])('another %s cannot read an owner’s records', (_what, other) => {
  const records = createRecords(memoryStorage());
  createOwnRecords(records, LI_NA).write('tabs', ['/page?pagecode=order']);
  expect(createOwnRecords(records, other).read('tabs')).toBeUndefined();
  expect(createOwnRecords(records, LI_NA).read('tabs')).toEqual(['/page?pagecode=order']);
});

it('an owner removes only its own records', () => {
  const records = createRecords(memoryStorage());
  const [mine, other] = [LI_NA, { ...LI_NA, positionId: 'p2' }].map((owner) => createOwnRecords(records, owner));
  mine?.write('tabs', 1);
  other?.write('tabs', 2);
  mine?.remove('tabs');
  expect([mine?.read('tabs'), other?.read('tabs')]).toEqual([undefined, 2]);
});

it('removes only the records whose keys contain the position alone', () => {
  const storage = memoryStorage({
    'atrium.route-tabs.p1': '[]',
    'atrium.first-page.p1': '{}',
    'atrium.recent-pages.p2': '[]',
    'atrium.favourite-pages.p3': '[]',
    'atrium.tokens': 'kept',
    'atrium.own.hd/li.na/p1/route-tabs': 'kept',
  });
  removeSharedRecords(storage);
  expect(storage.keys()).toEqual(['atrium.tokens', 'atrium.own.hd/li.na/p1/route-tabs']);
});
