import { createFakeHttp } from '@atrium/portal/contract/fakeHttp';
import type { PortalHttp } from '@atrium/portal/contract/portal';
import { moveItem, setStatus } from './dictionaries';
import { endSignIns } from './personalCentre';
import { withdrawRole } from './positions';

type Write = (http: PortalHttp) => Promise<void>;

/** Each call that changes something without a record of its own, and the answer that confirms it. */
const WRITES: readonly (readonly [path: string, write: Write, answer: unknown])[] = [
  ['dictionary/item/setstatus', (http) => setStatus(http, ['i-1'], false), { changed: 1 }],
  ['dictionary/item/move', (http) => moveItem(http, 'i-1', 2, 3), { version: 4 }],
  ['account/account/endsession', (http) => endSignIns(http, ['s-1']), { ended: 0 }],
  ['rolepermission/position/withdrawrole', (http) => withdrawRole(http, ['p-1'], 'r-1'), { positionids: [] }],
];
const NONSENSE: readonly unknown[] = [undefined, null, 42, 'yes', [1, 2], [null], { items: { a: [{}] } }];

describe.each(WRITES)('%s', (path, write, confirmation) => {
  function writing(answer: unknown) {
    const { http, ...fake } = createFakeHttp();
    fake.answer(`/api/teapi/${path}`, answer);
    return write(http);
  }

  it('succeeds with the answer that confirms it', async () => {
    await expect(writing(confirmation)).resolves.toBeUndefined();
  });

  it.each(NONSENSE)('fails with the answer %j, which confirms nothing', async (answer) => {
    await expect(writing(answer)).rejects.toMatchObject({ kind: 'service', code: 'errors.badAnswer' });
  });
});
