import 'fake-indexeddb/auto';
import { createTestServices } from '@/services/testing/createTestServices';
import { signIn } from '@/services/testing/signIn';
import type { ConfirmRequest } from '@/portal/contract/portal';
import type { Notices } from '../notices/createNotices';
import { endDrafts } from './endDrafts';
import type { DraftsAnswer } from './leftDrafts';

let answer: DraftsAnswer = 'keep';
const asked = jest.fn();
const notices: Pick<Notices, 'choose'> = {
  choose<Answer>(request: ConfirmRequest) {
    asked(request);
    return Promise.resolve(answer as Answer);
  },
};

/** Drafts of closed pages of the person and of another person, and of a page that closes with the session. */
async function setUp(changes?: Parameters<typeof createTestServices>[0], closedPages = ['closed']) {
  const services = createTestServices(changes);
  signIn(services);
  const drafts = await services.drafts();
  const { tenantCode = '', accountCode = '', positionId = '' } = services.session.get()?.user ?? {};
  const keep = async (record: string, account = accountCode) => {
    const store = await drafts.open({ tenantCode, accountCode: account, positionId }, record);
    await store.keep('typed');
    return store;
  };
  for (const record of closedPages) await (await keep(record)).close();
  await (await keep('closed', 'other')).close();
  const open = await keep('open');
  const count = async (account = accountCode) => (await drafts.leftBy({ tenantCode, accountCode: account })).count;
  return { services, open, count };
}

beforeEach(() => {
  answer = 'keep';
  asked.mockClear();
});

describe('drafts on this device, when a person signs out', () => {
  it('are counted without those of open pages, about which was asked before, and stay where the person keeps them', async () => {
    const { services, open, count } = await setUp();
    const end = await endDrafts({ services, notices }, { hasQuestion: true });
    expect(asked.mock.calls).toEqual([[expect.objectContaining({ title: '本机还有 1 份您未保存的草稿' })]]);
    end?.();
    await open.keep('the last input, when the page closes');
    await open.close();
    await new Promise(setImmediate);
    expect([await count(), await count('other')]).toEqual([1, 1]);
  });

  it('of an earlier page stay, which an open one has found and not restored', async () => {
    const { services, open, count } = await setUp({}, ['open']);
    expect(await open.find()).toHaveLength(1);
    const end = await endDrafts({ services, notices }, { hasQuestion: true });
    end?.();
    await open.close();
    await new Promise(setImmediate);
    expect(await count()).toBe(1);
  });

  it('of open pages, which the person has given up, are deleted where no other is asked about', async () => {
    const { services, open, count } = await setUp({}, []);
    const end = await endDrafts({ services, notices }, { hasQuestion: true });
    end?.();
    await open.close();
    await new Promise(setImmediate);
    expect(asked).not.toHaveBeenCalled();
    expect(await count()).toBe(0);
  });

  it('last for seven days where the browser stores them, and else as long as the window, which the question says', async () => {
    await endDrafts({ services: (await setUp()).services, notices }, { hasQuestion: true });
    await endDrafts({ services: (await setUp({ indexedDb: indexedDB })).services, notices }, { hasQuestion: true });
    expect(asked.mock.calls.map(([{ text }]: [ConfirmRequest]) => text)).toEqual([
      expect.stringContaining('关闭或重新加载此窗口后草稿会丢失'),
      expect.stringContaining('七天内可以恢复'),
    ]);
  });

  it.each([
    { count: 1, isStored: true, title: /^1 draft of/, text: /restore it .*It is not encrypted: delete it/ },
    { count: 2, isStored: true, title: /^2 drafts of/, text: /restore them .*They are not encrypted: delete them/ },
    { count: 1, isStored: false, title: /^1 draft of/, text: /it is gone .*restore it/ },
    { count: 2, isStored: false, title: /^2 drafts of/, text: /they are gone .*restore them/ },
  ])(
    'are spoken of in English as their number needs it: $count, stored: $isStored',
    async ({ title, text, ...left }) => {
      const services = createTestServices();
      signIn(services);
      await services.i18n.setLanguage('en');
      Object.assign(services, { drafts: async () => ({ leftBy: async () => left, discardOpen: () => undefined }) });
      await endDrafts({ services, notices }, { hasQuestion: true });
      expect(asked.mock.calls).toEqual([
        [expect.objectContaining({ title: expect.stringMatching(title), text: expect.stringMatching(text) })],
      ]);
    },
  );

  it('are deleted on request, also those of pages that close with the session, and none of another person', async () => {
    const { services, open, count } = await setUp();
    answer = 'delete';
    const remove = await endDrafts({ services, notices }, { hasQuestion: true });
    remove?.();
    await open.keep('the last input, when the page closes');
    await open.close();
    await new Promise(setImmediate);
    expect([await count(), await count('other')]).toEqual([0, 1]);
  });

  it('keep a person signed in who answers neither', async () => {
    const { services, open, count } = await setUp();
    answer = 'stay';
    expect(await endDrafts({ services, notices }, { hasQuestion: true })).toBeUndefined();
    await open.close();
    expect(await count()).toBe(2);
  });

  it('are no question where there are none', async () => {
    const services = createTestServices();
    signIn(services);
    await endDrafts({ services, notices }, { hasQuestion: true });
    expect(asked).not.toHaveBeenCalled();
  });

  it('are no question where the session is ended for another reason; what the person has given up is deleted', async () => {
    const { services, open, count } = await setUp();
    const end = await endDrafts({ services, notices }, { hasQuestion: false });
    end?.();
    await open.close();
    await new Promise(setImmediate);
    expect(asked).not.toHaveBeenCalled();
    expect(await count()).toBe(1);
  });

  it('are asked about when a double click on the question before has ended, whose second press would answer', async () => {
    const { services } = await setUp();
    jest.useFakeTimers();
    const ended = endDrafts({ services, notices }, { hasQuestion: true });
    await jest.advanceTimersByTimeAsync(499);
    expect(asked).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(asked).toHaveBeenCalledTimes(1);
    await ended;
    jest.useRealTimers();
  });

  it('do not hold up a sign-out while they cannot be read', async () => {
    jest.useFakeTimers();
    const services = createTestServices();
    signIn(services);
    Object.assign(services, { drafts: () => new Promise(() => undefined) });
    const ended = endDrafts({ services, notices }, { hasQuestion: true });
    await jest.advanceTimersByTimeAsync(3_000);
    await expect(ended).resolves.toEqual(expect.any(Function));
    expect(asked).not.toHaveBeenCalled();
    jest.useRealTimers();
  });
});
