import { POSITION_IDS, PROCESS_IDS } from '../../../mock/domain/fixtures';
import { platform, resetPlatform } from '../../../mock/domain/platform';
import type { Answer, Client } from './support/client';
import type { PlatformServer } from './support/platformServer';
import { startPlatform } from './support/platformServer';

interface Item {
  processid: string;
  title: string;
  state: string;
  currentstep: string;
  flowcode: string;
  handlers: string[];
  amount?: number;
  taskid?: string;
  myaction?: string;
  handletime?: string;
  isread?: number;
}
interface Detail extends Item {
  version: number;
  actions: string[];
  returnsteps: { nodeid: string; name: string }[];
  steps: { name: string; action: string; actionname: string; comment: string; status: string; handlers: string[] }[];
  path: { nodeid: string; status: string; handlers: { name: string; status: string }[] }[];
  task?: { taskid: string };
  form?: { pagecode: string; values: Record<string, unknown>; rights: { default: string; fields: object } };
}
interface List {
  af_items: Item[];
  af_itemcount: number;
}

const FLOW = '/api/teapi/workflow/flow';
const INVOICE = {
  url: '/api/mock-files/invoice',
  filename: '发票.pdf',
  type: 'pdf',
  date: '20261120',
  datetime: '2026-11-20',
};
const LEAVE = { type: 'annual', from: '2026-12-01', to: '2026-12-05', reason: '回老家' };

let server: PlatformServer;
let director: Client;
let seller: Client;
let manager: Client;
let other: Client;
beforeAll(async () => {
  server = await startPlatform();
  resetPlatform();
  director = await signedIn('zhang.wei');
  seller = await signedIn('zheng.hao');
  manager = await signedIn(usernameOf('hd-liu-yang-manager'));
  other = await signedIn('li.na', POSITION_IDS.liNaRepresentative);
});
afterAll(() => server.stop());

async function signedIn(username: string, positionId?: string): Promise<Client> {
  const client = server.client();
  await client.signIn(username, positionId);
  return client;
}
const usernameOf = (positionId: string) =>
  platform().accounts.find(({ memberships }) => memberships.some(({ positionIds }) => positionIds.includes(positionId)))
    ?.username ?? '';

let requests = 0;
const post = (client: Client, call: string, body: object = {}) => client.post(`${FLOW}/${call}`, body);
const submit = (client: Client, flowcode: string, values: object, more: object = {}) =>
  post(client, 'submit', { flowcode, values, chosen: {}, requestid: `s${(requests += 1)}`, ...more });
const handle = (client: Client, processid: string, action: string, more: object = {}) =>
  post(client, 'handle', { processid, action, comment: '', requestid: `h${(requests += 1)}`, ...more });
const detail = async (client: Client, processid: string) =>
  (await post(client, 'getprocess', { processid })).data<Detail>();
const list = async (client: Client, af_querytype: string, condition: object = {}, more: object = {}) =>
  (
    await post(client, 'getmyprocesslist', {
      ...{ af_pageindex: 1, af_pagesize: 100, af_querytype },
      ...{ af_querycondition: condition, ...more },
    })
  ).data<List>();
const ids = ({ af_items }: List) => af_items.map(({ processid }) => processid);
const codeOf = ({ body }: Answer) => body.error_code;
const leave = async (client = seller) => (await submit(client, 'leave', LEAVE)).data<Item>();

describe('lists', () => {
  it('show what waits, what is over, what one has started, and of what one was told', async () => {
    const { processid } = await leave();
    expect(ids(await list(seller, 'mine'))).toContain(processid);
    const waiting = (await list(manager, 'undeal', { flowcode: 'leave' })).af_items.find(
      (item) => item.processid === processid,
    );
    expect(waiting).toMatchObject({
      state: 'running',
      taskid: expect.any(String) as string,
      handlers: ['刘洋', '张伟'],
    });
    await handle(manager, processid, 'approve', { comment: '同意' });
    expect(ids(await list(manager, 'undeal'))).not.toContain(processid);
    const dealed = (await list(manager, 'dealed')).af_items.find((item) => item.processid === processid);
    expect(dealed).toMatchObject({ myaction: 'approve', state: 'running', handlers: ['张伟'] });
  });

  it('hold about 10,000 processes that the director has decided, page by page', async () => {
    const first = await list(director, 'dealed', {}, { af_pagesize: 20 });
    expect(first.af_itemcount).toBeGreaterThan(10_000);
    expect(first.af_items).toHaveLength(20);
    const last = await list(director, 'dealed', {}, { af_pageindex: 500, af_pagesize: 20 });
    expect((await detail(director, last.af_items[0]?.processid ?? '')).state).toMatch(/approved|rejected/);
    const times = first.af_items.map(({ handletime }) => handletime ?? '');
    expect(times).toEqual(times.toSorted().reverse());
  });

  it('are filtered by keyword, flow, state, day and lateness', async () => {
    const mine = async (condition: object) => (await list(seller, 'mine', condition)).af_items;
    expect(new Set((await mine({ state: 'returned' })).map(({ state }) => state))).toEqual(new Set(['returned']));
    expect(new Set((await mine({ flowcode: 'expense' })).map(({ flowcode }) => flowcode))).toEqual(
      new Set(['expense']),
    );
    expect(await mine({ keyword: '没有这个词' })).toEqual([]);
    expect((await mine({ datefrom: '2026-11-21' })).length).toBe(0);
    const late = await list(director, 'undeal', { overdue: 1 });
    expect(late.af_itemcount).toBeGreaterThan(0);
    expect(late.af_itemcount).toBeLessThan((await list(director, 'undeal')).af_itemcount);
  });

  it('keep drafts apart, and give everybody of the demonstration something of everything', async () => {
    expect((await list(seller, 'mine')).af_items.filter(({ state }) => state === 'draft')).toEqual([]);
    const { processes } = platform().company('hd');
    const { zhangWei, liNaManager, liNaRepresentative, wangFangEast, zhengHao } = POSITION_IDS;
    for (const id of [zhangWei, liNaManager, liNaRepresentative, wangFangEast, zhengHao]) {
      expect([id, processes.waitingFor(id).length]).not.toEqual([id, 0]);
      expect([id, processes.startedBy(id).filter(({ state }) => state === 'draft').length]).not.toEqual([id, 0]);
    }
  });

  it('a copy is unread until its reader says so', async () => {
    const [copied] = (await list(director, 'copied')).af_items;
    expect(copied?.isread).toBe(0);
    expect(await detail(director, copied?.processid ?? '')).toMatchObject({ isread: 0 });
    await post(director, 'markread', { processid: copied?.processid });
    expect((await list(director, 'copied')).af_items[0]?.isread).toBe(1);
  });
});

describe('starting', () => {
  it('offers the flows, and the form with the rights of the start', async () => {
    const flows = (await post(seller, 'flows', { keyword: '' })).data<{ flowcode: string; flowname: string }[]>();
    expect(flows.map(({ flowcode }) => flowcode)).toEqual(['expense', 'leave', 'newstore', 'discount']);
    const start = (await post(seller, 'getstart', { flowcode: 'discount' })).data<{ choices: object[] }>();
    expect(start).toMatchObject({ pagecode: 'flow-discount', isretired: 0, rights: { default: 'editable' } });
    expect(start.choices).toEqual([{ nodeid: 'reviewer', name: '折扣复核', multiple: 0 }]);
    expect((await post(seller, 'getstart', { flowcode: 'order' })).status).toBe(404);
  });

  it('tells whether the form is that of a draft, or of what was submitted once', async () => {
    const input = { flowcode: 'leave', values: LEAVE, chosen: {} };
    const stateOf = async (processid: string) =>
      (await post(seller, 'getstart', { flowcode: 'leave', processid })).data<{ state: string }>().state;
    const draft = (await post(seller, 'savedraft', { ...input, requestid: 'start-state' })).data<Item>();
    expect(await stateOf(draft.processid)).toBe('draft');
    const { processid } = (await post(seller, 'submit', { ...input, requestid: 'start-state-2' })).data<Item>();
    await post(seller, 'handle', { processid, action: 'withdraw', comment: '', requestid: 'start-state-3' });
    expect(await stateOf(processid)).toBe('withdrawn');
  });

  it('says beforehand who will be asked', async () => {
    const plan = async (values: object) =>
      (await post(seller, 'preview', { flowcode: 'leave', values, chosen: {} })).data<{
        path: { status: string; handlers: { name: string }[] }[];
        branches: string[];
      }>();
    expect((await plan(LEAVE)).branches).toEqual(['long']);
    const short = await plan({ ...LEAVE, to: LEAVE.from });
    expect(short.path.map(({ status, handlers }) => [status, handlers.map(({ name }) => name)])).toEqual([
      ['asked', ['刘洋']],
      ['copied', ['张伟']],
    ]);
  });

  it('keeps a draft, continues it and submits it; a repeated save makes no second one', async () => {
    const draft = { flowcode: 'leave', values: { reason: '体检' }, chosen: {}, requestid: 'draft-1' };
    const { processid, savedat } = (await post(seller, 'savedraft', draft)).data<{
      processid: string;
      savedat: string;
    }>();
    expect(savedat).toMatch(/^2026-11-20 /);
    const again = await post(seller, 'savedraft', { ...draft, values: { reason: '年度体检' } });
    expect(again.data<{ processid: string }>().processid).toBe(processid);
    const start = (await post(seller, 'getstart', { flowcode: 'leave', processid })).data<{ values: object }>();
    expect(start.values).toEqual({ reason: '年度体检' });
    expect((await detail(seller, processid)).actions).toEqual(['editdraft', 'deletedraft']);
    expect((await post(director, 'getprocess', { processid })).status).toBe(403);
    expect(codeOf(await submit(seller, 'leave', { reason: '年度体检' }, { processid }))).toBe('flow.field_required');
    const submitted = (await submit(seller, 'leave', LEAVE, { processid })).data<Item>();
    expect(submitted).toMatchObject({ processid, state: 'running' });
    expect(codeOf(await post(seller, 'deletedraft', { processid }))).toBe('flow.not_allowed');
  });

  it('a draft that was saved in two windows keeps what the first one saved', async () => {
    type Saved = { processid: string; version: number; draftversion: number };
    const save = (reason: string, more: object) =>
      post(seller, 'savedraft', { flowcode: 'leave', values: { reason }, chosen: {}, requestid: reason, ...more });
    const { processid, version } = (await save('窗口零', {})).data<Saved>();
    const opened = (await post(seller, 'getstart', { flowcode: 'leave', processid })).data<Saved>();
    expect(opened.draftversion).toBe(version);
    const first = (await save('窗口一', { processid, version })).data<Saved>();
    expect(codeOf(await save('窗口二', { processid, version }))).toBe('flow.draft_changed');
    expect(codeOf(await submit(seller, 'leave', LEAVE, { processid, version }))).toBe('flow.draft_changed');
    expect((await save('窗口一：改', { processid, version: first.version })).status).toBe(200);
    expect((await submit(seller, 'leave', LEAVE, { processid })).status).toBe(200);
  });

  it('a save that is repeated with other content does not overwrite what another window saved meanwhile', async () => {
    type Saved = { processid: string; version: number };
    const save = (reason: string, more: object) =>
      post(seller, 'savedraft', { flowcode: 'leave', values: { reason }, chosen: {}, requestid: 'lost-save', ...more });
    const other = (reason: string, more: object) => save(reason, { requestid: reason, ...more });
    const { processid, version } = (await other('重存零', {})).data<Saved>();
    const lost = (await save('重存一', { processid, version })).data<Saved>();
    expect((await save('重存一：改', { processid, version })).status).toBe(200);
    expect((await other('重存二', { processid, version: lost.version + 1 })).status).toBe(200);
    expect(codeOf(await save('重存三', { processid, version }))).toBe('flow.draft_changed');
    const start = (await post(seller, 'getstart', { flowcode: 'leave', processid })).data<{ values: object }>();
    expect(start.values).toEqual({ reason: '重存二' });
    await post(seller, 'deletedraft', { processid });
  });

  it('deletes a draft; an unknown one is no error', async () => {
    const { processid } = (
      await post(seller, 'savedraft', { flowcode: 'leave', values: {}, chosen: {}, requestid: '' })
    ).data<{ processid: string }>();
    expect((await post(other, 'deletedraft', { processid })).status).toBe(403);
    expect((await post(seller, 'deletedraft', { processid })).data()).toEqual({ deleted: 1 });
    expect((await post(seller, 'deletedraft', { processid })).data()).toEqual({ deleted: 0 });
  });

  it('computes what conditions rely on, whatever is sent', async () => {
    const lines = [
      { date: '2026-11-18', item: 'hotel', amount: 1_800.5 },
      { date: '2026-11-19', item: 'meal', amount: 1_400 },
    ];
    const sent = { type: 'travel', reason: '差旅', lines, amount: 1, attachments: [INVOICE] };
    expect((await submit(seller, 'expense', sent)).data<Item>().amount).toBe(3_200.5);
    expect(codeOf(await submit(seller, 'leave', { ...LEAVE, to: '2026-11-01' }))).toBe('flow.dates_reversed');
  });

  it('wants somebody to be chosen who can decide, and not oneself', async () => {
    const [{ key: customer } = { key: '' }] = (await seller.business('customeroptions')).data<{ key: string }[]>();
    const values = { customer, percentage: 5, amount: 900, reason: '促销' };
    const chosen = (id: string) => submit(seller, 'discount', values, { chosen: { reviewer: [id] } });
    expect(codeOf(await submit(seller, 'discount', values))).toBe('flow.approver_required');
    expect(codeOf(await chosen(POSITION_IDS.sunLi))).toBe('flow.people_unknown');
    expect(codeOf(await chosen(POSITION_IDS.zhengHao))).toBe('flow.not_yourself');
    expect((await chosen(POSITION_IDS.zhangWei)).status).toBe(200);
    const found = (await post(seller, 'candidates', { keyword: '张伟' })).data<{
      items: object[];
      itemcount: number;
    }>();
    expect(found.items).toEqual([
      { positionid: POSITION_IDS.zhangWei, name: '张伟', positionname: '销售总监', orgname: '华东大区' },
    ]);
  });

  it('submits once, however often the call is repeated', async () => {
    const before = (await list(seller, 'mine')).af_itemcount;
    const once = () => submit(seller, 'leave', LEAVE, { requestid: 'lost-answer' });
    const [first, second] = [(await once()).data<Item>(), (await once()).data<Item>()];
    expect(second).toEqual(first);
    const changed = await submit(seller, 'leave', { ...LEAVE, reason: '改' }, { requestid: 'lost-answer' });
    expect(codeOf(changed)).toBe('flow.already_handled');
    expect((await list(seller, 'mine')).af_itemcount).toBe(before + 1);
  });
});

describe('deciding', () => {
  it('carries a claim through return, new submission, countersigning and the end', async () => {
    const lines = [{ date: '2026-11-18', item: 'hotel', amount: 4_000 }];
    const claim = { type: 'travel', reason: '展会', lines, attachments: [INVOICE] };
    const { processid } = (await submit(seller, 'expense', claim)).data<Item>();
    const shown = await detail(manager, processid);
    expect(shown).toMatchObject({ currentstep: '直属经理审批', returnsteps: [{ nodeid: 'start', name: '提交' }] });
    expect(shown.form).toMatchObject({
      pagecode: 'flow-expense',
      values: { amount: 4_000 },
      rights: { default: 'readonly' },
    });
    await handle(manager, processid, 'return', { returnto: 'start', comment: '缺少发票' });
    const back = await detail(seller, processid);
    expect(back).toMatchObject({ state: 'returned', actions: ['resubmit', 'cancel', 'comment'] });
    expect(ids(await list(seller, 'undeal'))).toContain(processid);
    const attachments = [INVOICE];
    await handle(seller, processid, 'resubmit', {
      values: { ...claim, reason: '展会差旅' },
      comment: '已补',
      attachments,
    });
    await handle(manager, processid, 'approve');
    const countersigned = await detail(director, processid);
    expect(countersigned.path.find(({ nodeid }) => nodeid === 'countersign')).toMatchObject({
      status: 'current',
      handlers: [
        { name: '张伟', status: 'current' },
        { name: '黄磊', status: 'current' },
      ],
    });
    await handle(director, processid, 'approve', { comment: '同意' });
    const finance = await signedIn(usernameOf('hd-huang-lei-manager'));
    expect((await handle(finance, processid, 'approve')).data<Item>()).toMatchObject({
      state: 'approved',
      handlers: [],
    });
    const { steps, path, form } = await detail(seller, processid);
    expect(steps.map(({ action }) => action)).toEqual([
      'submit',
      'return',
      'resubmit',
      'approve',
      'approve',
      'approve',
      'copy',
    ]);
    expect(steps[2]).toMatchObject({ comment: '已补', attachments: [{ filename: '发票.pdf' }] });
    expect(path.map(({ nodeid, status }) => [nodeid, status])).toEqual([
      ...[
        ['start', 'done'],
        ['manager', 'done'],
        ['amount', 'done'],
        ['large', 'done'],
        ['countersign', 'done'],
      ],
      ...[
        ['small', 'skipped'],
        ['finance-copy', 'done'],
        ['end', 'done'],
      ],
    ]);
    expect(form?.values.reason).toBe('展会差旅');
  });

  it('two approvers at once: one wins, the other is told, and nothing of the first is lost', async () => {
    const { processid } = await leave();
    await handle(manager, processid, 'countersign', { positionids: [POSITION_IDS.liNaManager], mode: 'any' });
    const second = await signedIn('li.na', POSITION_IDS.liNaManager);
    const answers = await Promise.all([
      handle(manager, processid, 'approve', { comment: '我先' }),
      handle(second, processid, 'approve', { comment: '我也' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 500]);
    expect(answers.map(codeOf).filter(Boolean)).toEqual(['flow.already_handled']);
    const { steps } = await detail(seller, processid);
    expect(steps.filter(({ action }) => action === 'approve').map(({ comment }) => comment)).toHaveLength(1);
  });

  it('a decision is made once, however often its call is repeated', async () => {
    const { processid } = await leave();
    const once = () => handle(manager, processid, 'approve', { comment: '同意', requestid: 'lost-decision' });
    expect((await once()).data()).toEqual((await once()).data());
    const { steps } = await detail(seller, processid);
    expect(steps.filter(({ action }) => action === 'approve')).toHaveLength(1);
    expect(codeOf(await handle(manager, processid, 'approve'))).toBe('flow.already_handled');
  });

  it('a batch approves what it can and names what it refuses', async () => {
    const [one, two] = [await leave(), await leave()];
    await handle(manager, two.processid, 'approve');
    const store = { name: '试点店', region: '苏州', address: '文化路 1 号', area: 80, rent: 9_000 };
    const { processid } = (await submit(seller, 'newstore', store)).data<Item>();
    const marketing = await signedIn('li.na', POSITION_IDS.liNaManager);
    const batch = (client: Client, processids: string[]) =>
      post(client, 'handlebatch', { processids, action: 'approve', comment: '同意', requestid: `b${(requests += 1)}` });
    expect((await batch(manager, [one.processid, two.processid, 'gone'])).data()).toEqual({
      done: [{ processid: one.processid, title: one.title }],
      refused: [
        { processid: two.processid, title: two.title, reason: '该流程已被处理', code: 'flow.already_handled' },
        { processid: 'gone', title: '', reason: '流程不存在', code: 'flow.not_found' },
      ],
    });
    expect((await batch(marketing, [processid])).data()).toMatchObject({
      done: [],
      refused: [{ code: 'flow.form_to_fill' }],
    });
    expect((await batch(manager, Array.from({ length: 101 }, String))).status).toBe(400);
  });

  it('a field of another step is neither shown nor changed', async () => {
    const store = { name: '密店', region: '苏州', address: '文化路 2 号', area: 80, rent: 9_000 };
    const { processid } = (await submit(seller, 'newstore', store)).data<Item>();
    const marketing = await signedIn('li.na', POSITION_IDS.liNaManager);
    const finance = await signedIn(usernameOf('hd-huang-lei-manager'));
    await handle(finance, processid, 'approve', { values: { finance: '8 个月回本' } });
    const { form } = await detail(marketing, processid);
    expect(form?.values).toEqual(store);
    const refused = await handle(marketing, processid, 'approve', {
      values: { ...store, market: '好', finance: '改' },
    });
    expect(refused.body).toMatchObject({ error_code: 'flow.field_readonly', error_params: { field: '财务测算结论' } });
    expect(codeOf(await handle(marketing, processid, 'approve'))).toBe('flow.field_required');
    expect((await handle(marketing, processid, 'approve', { values: { market: '好' } })).status).toBe(200);
  });

  it('an approver who has read an older form does not overwrite what another one changed', async () => {
    const { processid } = await leave();
    const { version } = await detail(manager, processid);
    await handle(seller, processid, 'withdraw');
    await handle(seller, processid, 'resubmit', { values: { ...LEAVE, reason: '改期' } });
    const stale = await handle(seller, processid, 'withdraw');
    expect(stale.status).toBe(200);
    const late = await handle(seller, processid, 'resubmit', { version, values: { ...LEAVE, reason: '又改' } });
    expect(codeOf(late)).toBe('flow.changed');
  });

  it('messages reach those concerned, and to-dos are settled by the decision', async () => {
    const unread = async (client: Client) =>
      (await client.post('/api/teapi/message/message/unread', {})).data<{ todo: number; notice: number }>();
    const before = await unread(manager);
    const { processid } = (await submit(seller, 'leave', { ...LEAVE, to: LEAVE.from })).data<Item>();
    expect((await unread(manager)).todo).toBe(before.todo + 1);
    const notices = (await unread(seller)).notice;
    await handle(manager, processid, 'approve');
    expect((await unread(manager)).todo).toBe(before.todo);
    expect((await unread(seller)).notice).toBe(notices + 1);
  });
});

describe('orders', () => {
  it('follow their process: withdrawn they are drafts, submitted again they wait', async () => {
    const status = async () =>
      (
        await other.business('orderget', { orderid: platform().company('hd').processes.find(processid)?.orderId })
      ).data<{
        status: string;
      }>().status;
    const [{ processid }] = (await list(other, 'mine', { flowcode: 'order', state: 'running' })).af_items.filter(
      (item) => item.currentstep === '区域经理审批',
    ) as [Item];
    expect((await handle(other, processid, 'withdraw')).data<Item>().state).toBe('withdrawn');
    expect(await status()).toBe('draft');
    await handle(other, processid, 'resubmit');
    expect(await status()).toBe('pending');
  });
});

describe('what a person keeps', () => {
  it('comment templates are offered, and replaced by own ones', async () => {
    const phrases = (await post(seller, 'phrases')).data<{ id: string; text: string }[]>();
    expect(phrases[0]).toEqual({ id: '1', text: '同意' });
    const saved = await post(seller, 'savephrases', { phrases: ['按标准报销', ' 请补发票 '] });
    expect(saved.data()).toEqual([
      { id: '1', text: '按标准报销' },
      { id: '2', text: '请补发票' },
    ]);
    expect((await post(seller, 'savephrases', { phrases: Array.from({ length: 21 }, String) })).status).toBe(400);
    expect((await post(other, 'phrases')).data<object[]>()).toHaveLength(phrases.length);
  });

  it('at most five signatures', async () => {
    const drawn = (name: string) => `data:image/png;base64,${Buffer.from(`picture ${name}`).toString('base64')}`;
    for (const name of ['a', 'b', 'c', 'd', 'e', 'e']) await post(seller, 'savesignature', { url: drawn(name) });
    const signatures = (await post(seller, 'signatures')).data<{ id: string }[]>();
    expect(signatures).toHaveLength(5);
    expect(codeOf(await post(seller, 'savesignature', { url: drawn('f') }))).toBe('flow.too_many_signatures');
    expect((await post(seller, 'deletesignature', { id: signatures[0]?.id })).data()).toHaveLength(4);
    expect(codeOf(await post(seller, 'savesignature', { url: 'javascript:alert(1)' }))).toBe('storage.address_refused');
  });
});

describe('rights', () => {
  const CALLS = [
    ...[
      'getmyprocesslist',
      'getprocess',
      'handle',
      'handlebatch',
      'flows',
      'getstart',
      'preview',
      'savedraft',
      'submit',
    ],
    ...[
      'deletedraft',
      'candidates',
      'markread',
      'phrases',
      'savephrases',
      'signatures',
      'savesignature',
      'deletesignature',
    ],
  ];

  it.each(CALLS)('%s needs a sign-in, and a position that works with processes', async (call) => {
    const trainee = await signedIn('sun.li');
    const input = { af_querytype: 'undeal' };
    expect((await post(server.client(), call, input)).status).toBe(401);
    expect((await post(trainee, call, input)).status).toBe(403);
  });

  it.each<[string, () => Client, string, number]>([
    ['the applicant sees it', () => seller, 'getprocess', 200],
    ['who decides sees it', () => manager, 'getprocess', 200],
    ['who administers flows sees it', () => director, 'getprocess', 200],
    ['a stranger does not', () => other, 'getprocess', 403],
    ['a stranger does not mark it as read', () => other, 'markread', 403],
  ])('%s', async (_who, client, call, status) => {
    const { processid } = (await submit(seller, 'leave', { ...LEAVE, to: LEAVE.from })).data<Item>();
    expect((await post(client(), call, { processid })).status).toBe(status);
  });

  it.each<[string, () => Client, string]>([
    ['approve', () => other, 'flow.not_yours'],
    ['comment', () => other, 'flow.not_yours'],
    ['approve', () => director, 'flow.not_yours'],
    ['withdraw', () => manager, 'flow.not_yours'],
    ['approve', () => seller, 'flow.already_handled'],
    ['resubmit', () => seller, 'flow.not_allowed'],
  ])('%s is refused to who has no part in it', async (action, client, code) => {
    const { processid } = (await submit(seller, 'leave', { ...LEAVE, to: LEAVE.from })).data<Item>();
    expect(codeOf(await handle(client(), processid, action, { comment: 'x' }))).toBe(code);
    expect((await detail(seller, processid)).steps.filter(({ status }) => status === 'done')).toHaveLength(1);
  });

  it('an order of the demonstration says what its decider may do', async () => {
    const shown = await detail(director, PROCESS_IDS.pendingOrder);
    expect(shown.actions).toEqual([
      ...['approve', 'reject', 'return', 'transfer', 'addbefore', 'addafter', 'countersign', 'comment'],
    ]);
    expect(shown.returnsteps.map(({ name }) => name)).toEqual(['提交', '区域经理审批']);
    expect(shown.form).toMatchObject({ pagecode: 'order-form', linkparam: { orderid: expect.any(String) as string } });
  });
});
