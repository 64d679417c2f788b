import type { User } from '@/services/session/user';
import { memoryStorage } from '@/services/storage/memoryStorage';
import { createRecords } from '@/services/storage/records';
import { createKeptInput } from './keptInput';

const LI_NA = { tenantCode: 'hd', accountCode: 'li.na', positionId: 'p1', positionName: '业务员' } as User;

/** A window in which one workspace follows another. */
function createWindow() {
  const records = createRecords(memoryStorage());
  return async (user: User, unsaved: readonly string[] = []) => {
    const shown: string[] = [];
    const keptInput = createKeptInput({
      records,
      user,
      unsaved: () => unsaved,
      titlesOf: (pageIds) => pageIds.map((id) => `title of ${id}`),
      i18n: {
        t: (key, params) => (params ? `${key} ${JSON.stringify(params)}` : key),
        loadNamespaces: () => Promise.resolve(),
      },
      notices: {
        showMessages(messages) {
          shown.push(...messages.map(({ type, message }) => `${type} ${message}`));
          return Promise.resolve();
        },
      },
    });
    await keptInput.show();
    return { keptInput, shown };
  };
}

it('after a change of the position in another window it names the closed pages and where their input is, once', async () => {
  const open = createWindow();
  (await open(LI_NA, ['order'])).keptInput.note();
  const next = { ...LI_NA, positionId: 'p2', positionName: '经理' };
  expect((await open(next)).shown).toEqual([
    'warning account.replaced.position {"titles":["title of order"],"position":"业务员"}',
  ]);
  expect((await open(next)).shown).toEqual([]);
});

it('another account reads nothing of the pages that were open', async () => {
  const open = createWindow();
  (await open(LI_NA, ['order'])).keptInput.note();
  expect((await open({ ...LI_NA, accountCode: 'zhang.wei', positionId: 'p2' })).shown).toEqual([
    'warning account.replaced.signIn',
  ]);
});

it('says nothing when no input was unsaved', async () => {
  const open = createWindow();
  (await open(LI_NA)).keptInput.note();
  expect((await open({ ...LI_NA, positionId: 'p2' })).shown).toEqual([]);
});
