import { createFakePortal } from '@atrium/portal/contract/fakePortal';
import { placeOf } from './recordPlaces';

const { portal } = createFakePortal({ functionCodes: ['CUSTOMER_VIEW'] });
const entry = { object: 'customer', action: 'update', recordId: 'c1', recordName: '永兴超市' };

test.each([
  ['a changed customer', entry, 'admin.log.goto.customer'],
  ['a deleted customer', { ...entry, action: 'delete' }, undefined],
  ['a kind that this screen does not know', { ...entry, object: 'constructor' }, undefined],
  ['an imported file', { ...entry, action: 'import', recordId: '' }, undefined],
])('the place of %s', (_what, of, text) => {
  expect(placeOf(of, portal)?.text).toBe(text);
});
