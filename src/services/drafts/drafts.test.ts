import 'fake-indexeddb/auto';
import { DRAFT_DB } from '@/common/constants/drafts';
import { randomId } from '@/common/randomId';
import type { Environment } from '../environment';
import { embeddedEnvironment } from '../embeddedEnvironment';
import { databaseStores } from '../localdb/database';
import { createFakeLocks } from '../testing/fakeLocks';
import { createDrafts } from './createDrafts';
import type { DraftOwner } from './draftEntry';

const DAY_MS = 86_400_000;
const LI_NA: DraftOwner = { tenantCode: 'hd', accountCode: 'li.na', positionId: 'p1' };
const fail = (error: unknown) => {
  throw error;
};
const RECORD = '["order-form",1,"{}"]';
const VISIT = '["visit-form",1,"{}"]';

/** A browser whose windows share locks and database, with a clock that the test sets. */
function createBrowser({ indexedDb = indexedDB }: { indexedDb?: IDBFactory | null } = {}) {
  const clock = { now: 1_000_000_000_000 };
  const locks = createFakeLocks();
  const failures: unknown[] = [];
  const channels = new Set<EventTarget>();
  class BroadcastChannel extends EventTarget {
    constructor() {
      super();
      channels.add(this);
    }

    postMessage(message: unknown) {
      const data: unknown = structuredClone(message);
      channels.forEach((each) => each !== this && each.dispatchEvent(Object.assign(new Event('message'), { data })));
    }
  }
  const page = Object.assign(new EventTarget(), { BroadcastChannel });
  let transmit = (deliver: () => void): void => deliver();
  const windows = new Set<Set<(message: unknown) => void>>();
  const environmentOfWindow = () => {
    const own = new Set<(message: unknown) => void>();
    windows.add(own);
    return {
      indexedDb: indexedDb ?? undefined,
      locks,
      now: () => clock.now,
      page: page as unknown as Environment['page'],
      tabs: {
        post: (message: unknown) =>
          transmit(() =>
            windows.forEach((each) => each !== own && each.forEach((hear) => hear(structuredClone(message)))),
          ),
        listen(listener: (message: unknown) => void) {
          own.add(listener);
          return () => own.delete(listener);
        },
        onWake: () => () => undefined,
      },
    };
  };
  const openWindow = (changes: Partial<Pick<Environment, 'locks' | 'page' | 'tabs'>> = {}) =>
    createDrafts({
      environment: { ...environmentOfWindow(), ...changes },
      newId: randomId,
      onFailure: (error) => failures.push(error),
    });
  /** A window that is a frame of a partner's page. */
  const openFrame = () =>
    openWindow(
      embeddedEnvironment(environmentOfWindow() as unknown as Environment, {
        renewToken: Promise.reject,
        reportError: () => undefined,
      }),
    );
  /** Messages between the windows of one session wait until the returned function runs. */
  function holdMessages() {
    const held: (() => void)[] = [];
    transmit = (deliver) => void held.push(deliver);
    return () => held.forEach((deliver) => deliver());
  }
  return { clock, failures, page, openWindow, openFrame, holdMessages };
}

beforeEach(() => databaseStores(indexedDB, DRAFT_DB, fail)(DRAFT_DB.stores.drafts).clear());

/** A closed page with a stored draft. */
async function leaveBehind(drafts: ReturnType<typeof createDrafts>, content: unknown, owner = LI_NA, record = RECORD) {
  const draftStore = await drafts.open(owner, record);
  await draftStore.keep(content);
  await draftStore.close();
}

const contents = async (drafts: ReturnType<typeof createDrafts>, owner = LI_NA, record = RECORD) => {
  const draftStore = await drafts.open(owner, record);
  const found = await draftStore.find();
  await draftStore.close();
  return found.map(({ content }) => content);
};

it('the next page of the same record finds the draft with its time, each time it searches', async () => {
  const { openWindow, clock } = createBrowser();
  await leaveBehind(openWindow(), { remark: '加急' });
  for (let visit = 0; visit < 3; visit += 1) {
    const draftStore = await openWindow().open(LI_NA, RECORD);
    expect(await draftStore.find()).toEqual([
      { id: expect.any(String) as string, keptAt: clock.now, content: { remark: '加急' } },
    ]);
    await draftStore.close();
  }
});

it.each([
  ['tenant', { ...LI_NA, tenantCode: 'yf' }, RECORD],
  ['account', { ...LI_NA, accountCode: 'zhang.wei' }, RECORD],
  ['position', { ...LI_NA, positionId: 'p2' }, RECORD],
  ['record', LI_NA, '["order-form",2,"{}"]'],
] as const)('another %s finds no draft', async (_what, owner, record) => {
  const { openWindow } = createBrowser();
  await leaveBehind(openWindow(), 'secret');
  expect(await contents(openWindow(), owner, record)).toEqual([]);
});

it('a later draft of a page replaces the earlier one, and a deleted draft is not found', async () => {
  const { openWindow } = createBrowser();
  const draftStore = await openWindow().open(LI_NA, RECORD);
  await Promise.all([draftStore.keep('first'), draftStore.keep('second')]);
  await draftStore.close();
  expect(await contents(openWindow())).toEqual(['second']);

  const other = await openWindow().open(LI_NA, '["customer-form",1,"{}"]');
  await Promise.all([other.keep('typed'), other.forget(), other.close()]);
  expect(await contents(openWindow(), LI_NA, '["customer-form",1,"{}"]')).toEqual([]);
});

it('input that is kept after the record was saved under an id of its own belongs to that', async () => {
  const { openWindow } = createBrowser();
  let record = '["flow","leave",""]';
  const draftStore = await openWindow().open(LI_NA, () => record);
  await draftStore.keep('before');
  record = '["flow","leave","d1"]';
  await draftStore.keep('after');
  await draftStore.close();
  expect(await contents(openWindow(), LI_NA, '["flow","leave",""]')).toEqual([]);
  expect(await contents(openWindow(), LI_NA, record)).toEqual(['after']);
});

describe('a page in another window', () => {
  it('does not find the draft of an open page', async () => {
    const { openWindow } = createBrowser();
    const living = await openWindow().open(LI_NA, RECORD);
    await living.keep('still typing');
    expect(await contents(openWindow())).toEqual([]);
    await living.close();
    expect(await contents(openWindow())).toEqual(['still typing']);
  });

  it('does not find a draft that the first one has locked', async () => {
    const { openWindow } = createBrowser();
    await leaveBehind(openWindow(), 'lost');
    const first = await openWindow().open(LI_NA, RECORD);
    expect(await first.find()).toHaveLength(1);
    expect(await contents(openWindow())).toEqual([]);
  });

  it('does not delete locked drafts, regardless of their age and number', async () => {
    const { openWindow, clock } = createBrowser();
    const living = await openWindow().open(LI_NA, RECORD);
    await living.keep('from last week');
    clock.now += 8 * DAY_MS;
    expect(await contents(openWindow())).toEqual([]);
    await living.close();
    clock.now -= 8 * DAY_MS;
    expect(await contents(openWindow())).toEqual(['from last week']);
  });

  it('finds it in a browser without locks, so that no input is lost', async () => {
    const { openWindow } = createBrowser();
    const living = await openWindow({ locks: undefined }).open(LI_NA, RECORD);
    await living.keep('typed');
    expect(await contents(openWindow({ locks: undefined }))).toEqual(['typed']);
  });
});

it.each([
  ['without locks', undefined],
  ['where locks are denied', { request: () => Promise.reject(new DOMException('denied', 'SecurityError')) }],
])('%s, pages of one window do not offer each other’s drafts', async (_case, locks) => {
  const { openWindow } = createBrowser();
  const drafts = openWindow({ locks });
  const living = await drafts.open(LI_NA, RECORD);
  await living.keep('typed');
  expect(await contents(drafts)).toEqual([]);
});

it('several drafts of one record are listed newest first and can be deleted separately', async () => {
  const { openWindow, clock } = createBrowser();
  await leaveBehind(openWindow(), 'older');
  clock.now += 1000;
  await leaveBehind(openWindow(), 'newer');
  const draftStore = await openWindow().open(LI_NA, RECORD);
  const found = await draftStore.find();
  expect(found.map(({ content }) => content)).toEqual(['newer', 'older']);
  await draftStore.forget(found[0]?.id);
  await draftStore.close();
  expect(await contents(openWindow())).toEqual(['older']);
});

it('a page that opens while another one closes finds the draft of that one', async () => {
  const { openWindow } = createBrowser();
  const drafts = openWindow();
  const first = await drafts.open(LI_NA, RECORD);
  const second = await drafts.open(LI_NA, RECORD);
  const [, , found] = await Promise.all([first.keep('typed'), first.close(), second.find()]);
  expect(found.map(({ content }) => content)).toEqual(['typed']);
});

it('the drafts that a person leaves are those of closed pages and of other windows, in all positions, while they last', async () => {
  const { openWindow, clock } = createBrowser();
  const other = await openWindow().open(LI_NA, RECORD);
  await other.keep('in another window');
  const drafts = openWindow();
  await leaveBehind(drafts, 'closed', { ...LI_NA, positionId: 'p2' });
  await leaveBehind(drafts, 'of another person', { ...LI_NA, accountCode: 'zhang.wei' });
  const own = await drafts.open(LI_NA, VISIT);
  await own.keep('open');
  expect(await drafts.leftBy(LI_NA)).toEqual({ count: 2, isStored: true });
  await leaveBehind(drafts, 'offered to the open page', LI_NA, VISIT);
  await own.find();
  expect(await drafts.leftBy(LI_NA)).toEqual({ count: 3, isStored: true });
  clock.now += 7 * DAY_MS + 1;
  expect(await drafts.leftBy(LI_NA)).toEqual({ count: 0, isStored: true });
  await Promise.all([own.close(), other.close()]);
});

describe('a person who deletes their drafts', () => {
  const stored = async () => [
    ...(await databaseStores(indexedDB, DRAFT_DB, fail)(DRAFT_DB.stores.drafts).entries()).keys(),
  ];

  it('leaves nothing of the closed pages, also what could no longer be restored, and nobody else loses any', async () => {
    const { openWindow, clock } = createBrowser();
    const drafts = openWindow();
    const other = { ...LI_NA, accountCode: 'zhang.wei' };
    await leaveBehind(drafts, 'outdated', { ...LI_NA, positionId: 'p2' });
    clock.now += 8 * DAY_MS;
    await leaveBehind(drafts, 'new', other);
    await leaveBehind(drafts, 'new');
    await drafts.discard(LI_NA);
    expect(await stored()).toHaveLength(1);
    expect(await contents(drafts, other)).toEqual(['new']);
  });

  it('leaves nothing of the pages that close after it, in this window and in others', async () => {
    const { openWindow } = createBrowser();
    const windows = [openWindow(), openWindow(), openWindow({ locks: undefined })];
    const pages = await Promise.all(windows.map((each) => each.open(LI_NA, RECORD)));
    await leaveBehind(openWindow(), 'offered to another window');
    await pages[1]?.find();
    await Promise.all(pages.slice(0, 2).map((page) => page.keep('typed')));
    await windows[0]?.discard(LI_NA);
    await Promise.all(pages.map((page) => page.keep('the last input, when the page closes')));
    await Promise.all(pages.map((page) => page.close()));
    expect(await stored()).toEqual([]);
  });

  it('leaves nothing of what another window is just storing', async () => {
    const { openWindow } = createBrowser();
    const other = await openWindow().open(LI_NA, RECORD);
    const discarded = [other.keep('typed'), openWindow().discard(LI_NA), other.keep('typed on')];
    await Promise.all([...discarded, other.close()]);
    expect(await stored()).toEqual([]);
  });

  it('is not heard in a partner’s frame, whose session goes on: its open page keeps its draft', async () => {
    const { openWindow, openFrame } = createBrowser();
    const page = await openFrame().open(LI_NA, RECORD);
    await page.keep('typed in the frame');
    await Promise.all([openWindow().discard(LI_NA), openFrame().discard(LI_NA)]);
    expect(await stored()).toHaveLength(1);
    await page.close();
    expect(await contents(openWindow())).toEqual(['typed in the frame']);
  });

  it('finds what is typed afterwards, and the pages of another person are not concerned', async () => {
    const { openWindow, clock } = createBrowser();
    const drafts = openWindow();
    const other = await openWindow().open({ ...LI_NA, tenantCode: 'yf' }, RECORD);
    await drafts.discard(LI_NA);
    clock.now += 1;
    await leaveBehind(drafts, 'after the next sign-in');
    await other.keep('of another tenant');
    await other.close();
    expect(await contents(drafts)).toEqual(['after the next sign-in']);
    expect(await contents(drafts, { ...LI_NA, tenantCode: 'yf' })).toEqual(['of another tenant']);
  });

  it('keeps what is new where another window hears of it late', async () => {
    const { openWindow, clock, holdMessages } = createBrowser();
    const [drafts, late] = [openWindow(), openWindow()];
    const deliver = holdMessages();
    await drafts.discard(LI_NA);
    clock.now += 1;
    const page = await late.open(LI_NA, RECORD);
    await page.keep('after the next sign-in');
    deliver();
    await page.keep('typed on');
    await page.close();
    expect(await contents(drafts)).toEqual(['typed on']);
  });
});

it('a draft is dropped after seven days', async () => {
  const { openWindow, clock } = createBrowser();
  await leaveBehind(openWindow(), 'old');
  clock.now += 7 * DAY_MS;
  expect(await contents(openWindow())).toEqual(['old']);
  clock.now += 1;
  expect(await contents(openWindow())).toEqual([]);
  clock.now -= 2;
  expect(await contents(openWindow())).toEqual([]);
});

it('deletes the oldest of more than fifty drafts of a person, and none of another person', async () => {
  const { openWindow, clock } = createBrowser();
  const other = { ...LI_NA, accountCode: 'zhang.wei' };
  await leaveBehind(openWindow(), 'other', other);
  for (let number = 1; number <= 52; number += 1) {
    clock.now += 1000;
    await leaveBehind(openWindow(), number);
  }
  const kept = await contents(openWindow());
  expect(kept).toHaveLength(50);
  expect([kept[0], kept.at(-1)]).toEqual([52, 3]);
  expect(await contents(openWindow(), other)).toEqual(['other']);
});

it('without a database drafts last as long as the window', async () => {
  const { openWindow, failures } = createBrowser({ indexedDb: null });
  const drafts = openWindow();
  await leaveBehind(drafts, 'typed');
  expect(await contents(drafts)).toEqual(['typed']);
  expect(failures).toHaveLength(1);
  expect(await drafts.leftBy(LI_NA)).toEqual({ count: 1, isStored: false });
});

it('notifies a page when it is hidden, left or about to be left, until the listener is disposed', async () => {
  const { openWindow, page } = createBrowser();
  const listener = jest.fn();
  const end = (await openWindow().open(LI_NA, RECORD)).onHide(listener);
  page.dispatchEvent(new Event('visibilitychange'));
  page.dispatchEvent(new Event('beforeunload'));
  page.dispatchEvent(new Event('pagehide'));
  end();
  page.dispatchEvent(new Event('pagehide'));
  expect(listener).toHaveBeenCalledTimes(3);
});

it('all open pages store their input on request, which ends when it is stored', async () => {
  const { openWindow } = createBrowser();
  const drafts = openWindow();
  const first = await drafts.open(LI_NA, RECORD);
  const second = await drafts.open(LI_NA, '["customer-form",1,"{}"]');
  first.onHide(() => void first.keep('typed in the first'));
  second.onHide(() => void second.keep('typed in the second'));
  const ended = await drafts.open(LI_NA, '["visit-form",1,"{}"]');
  const kept = jest.fn();
  ended.onHide(kept);
  await ended.close();
  await drafts.flush();
  expect(kept).not.toHaveBeenCalled();
  const stored = await databaseStores(indexedDB, DRAFT_DB, fail)(DRAFT_DB.stores.drafts).entries();
  expect([...stored.values()].map((entry) => (entry as { content: unknown }).content)).toEqual(
    expect.arrayContaining(['typed in the first', 'typed in the second']),
  );
  await Promise.all([first.close(), second.close()]);
});

describe('a save of a record', () => {
  async function listening(drafts: ReturnType<typeof createDrafts>, owner = LI_NA, record = RECORD) {
    const draftStore = await drafts.open(owner, record);
    const heard = jest.fn();
    return { draftStore, heard, stop: draftStore.onSavedElsewhere(heard) };
  }

  it('is told to the other pages of the record, in this window and in others, until they close', async () => {
    const { openWindow } = createBrowser();
    const drafts = openWindow();
    const saver = await listening(drafts);
    const beside = await listening(drafts);
    const elsewhere = await listening(openWindow());
    saver.draftStore.noteSaved();
    beside.stop();
    elsewhere.stop();
    saver.draftStore.noteSaved();
    expect([saver, beside, elsewhere].map(({ heard }) => heard.mock.calls.length)).toEqual([0, 1, 1]);
  });

  it('is told between the frames of partners’ pages, which share no session', async () => {
    const { openFrame } = createBrowser();
    const { heard } = await listening(openFrame());
    (await openFrame().open(LI_NA, RECORD)).noteSaved();
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['denies channels', { BroadcastChannel: jest.fn(() => fail(new Error('SecurityError'))) }],
    ['has none', {}],
  ])('is told to the pages of the same window where the browser %s', async (_how, page) => {
    const drafts = createBrowser().openWindow({ page: page as unknown as Environment['page'] });
    const { heard } = await listening(drafts);
    (await drafts.open(LI_NA, RECORD)).noteSaved();
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('does not concern other records, nor those of another tenant or person', async () => {
    const { openWindow } = createBrowser();
    const others = [
      await listening(openWindow(), LI_NA, '["order-form",2,"{}"]'),
      await listening(openWindow(), { ...LI_NA, tenantCode: 'yf' }),
      await listening(openWindow(), { ...LI_NA, accountCode: 'wang.fang' }),
    ];
    (await openWindow().open(LI_NA, RECORD)).noteSaved();
    expect(others.map(({ heard }) => heard.mock.calls.length)).toEqual([0, 0, 0]);
  });
});
