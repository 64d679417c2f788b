import type { PortalHttp } from '@atrium/portal/contract/portal';
import { positionsByIdQuery, positionsInUnitQuery } from './positions';

const { signal } = new AbortController();

it.each([
  ['with these ids', (http: PortalHttp) => positionsByIdQuery(http, ['p1'])],
  ['in a unit', (http: PortalHttp) => positionsInUnitQuery(http, 'HD01', 10)],
])('the positions %s are none where the platform writes null for no rows', async (_which, query) => {
  const http = { post: () => Promise.resolve({ items: null, itemcount: 0 }) } as unknown as PortalHttp;
  expect(await query(http).queryFn({ signal })).toEqual([]);
});
