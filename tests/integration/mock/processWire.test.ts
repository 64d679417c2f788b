import { POSITION_IDS } from '../../../mock/domain/fixtures';
import type { Process } from '../../../mock/domain/flows/process';
import { platform } from '../../../mock/domain/platform';
import type { Client } from './support/client';
import { EXPENSE, LEAVE, STORE, codeOf, handle, listOf, post, signedIn, submit, usernameOf } from './support/flows';
import type { PlatformServer } from './support/platformServer';
import { startPlatform } from './support/platformServer';

interface Row {
  processid: string;
  state: string;
  currentstep: string;
  applytime: string;
  isoverdue: number;
  isalive: number;
  handlers: string[];
  actions: string[];
  amount?: number;
}
interface Step {
  name: string;
  action: string;
  actionname: string;
  status: string;
  targets: string[];
}

let server: PlatformServer;
let director: Client;
let seller: Client;
let manager: Client;
beforeAll(async () => {
  server = await startPlatform();
  director = await signedIn(server, 'zhang.wei');
  seller = await signedIn(server, 'zheng.hao');
  manager = await signedIn(server, usernameOf('hd-liu-yang-manager'));
});
afterAll(() => server.stop());

const started = async (flowcode: string, values: object) =>
  (await submit(seller, flowcode, values)).data<Row>().processid;
const stepsOf = async (processid: string) =>
  (await post(seller, 'getprocess', { processid })).data<{ steps: Step[] }>().steps;
const rowOf = async (client: Client, list: string, processid: string) =>
  (await listOf<Row>(client, list)).find((row) => row.processid === processid);

describe('what a diagram says in words', () => {
  const EXPECTED = {
    formfields: expect.arrayContaining([
      { name: 'amount', title: '报销金额', type: 'money' },
      expect.objectContaining({
        name: 'type',
        options: expect.arrayContaining([{ value: 'travel', text: '差旅费' }]) as unknown,
      }),
    ]) as unknown,
  };

  it('comes with a process, with a flow to start, with a preview and with a definition', async () => {
    const processid = await started('expense', EXPENSE);
    const calls: [string, object][] = [
      ['getprocess', { processid }],
      ['getstart', { flowcode: 'expense' }],
      ['preview', { flowcode: 'expense', values: {}, chosen: {} }],
      ['getdefinition', { flowcode: 'expense' }],
    ];
    for (const [call, input] of calls)
      expect((await post(seller, call, input)).data()).toMatchObject({
        ...EXPECTED,
        targets: { positions: { [POSITION_IDS.zhangWei]: '张伟 · 销售总监' } },
      });
  });

  it('roles are named as well', async () => {
    const start = await post(seller, 'getstart', { flowcode: 'newstore' });
    expect(Object.values(start.data<{ targets: { roles: object } }>().targets.roles)).toEqual(['区域经理']);
  });

  it('any published flow can be looked at, those of the platform and older versions too', async () => {
    const definition = async (input: object) => post(seller, 'getdefinition', input);
    expect((await definition({ flowcode: 'order' })).data()).toMatchObject({
      flowcode: 'order',
      flowname: '订单审批',
      version: 1,
      published: 1,
      isretired: 0,
    });
    expect((await definition({ flowcode: 'customer', published: '1' })).data()).toMatchObject({ formfields: [] });
    expect(codeOf(await definition({ flowcode: 'expense', published: 99 }))).toBe('flow.version_not_found');
    expect(codeOf(await definition({ flowcode: 'nothing' }))).toBe('flow.not_found');
    expect((await definition({ flowcode: 'expense', published: 'x' })).status).toBe(400);
  });
});

describe('the own processes', () => {
  it('say exactly what the applicant may do now', async () => {
    const processid = await started('leave', { ...LEAVE, to: LEAVE.from });
    const actions = async () => (await rowOf(seller, 'mine', processid))?.actions;
    expect(await actions()).toEqual(['withdraw', 'urge']);
    await handle(seller, processid, 'urge');
    expect(await actions()).toEqual(['withdraw']);
    expect(codeOf(await handle(seller, processid, 'urge'))).toBe('flow.urged_recently');
    await handle(seller, processid, 'withdraw');
    expect(await actions()).toEqual(['resubmit', 'cancel']);
    await handle(seller, processid, 'cancel');
    expect(await actions()).toEqual([]);
  });

  it('cannot be withdrawn, and do not offer it, once somebody has approved', async () => {
    const processid = await started('leave', LEAVE);
    await handle(manager, processid, 'approve', { comment: '同意' });
    expect((await rowOf(seller, 'mine', processid))?.actions).toEqual(['urge']);
    expect(codeOf(await handle(seller, processid, 'withdraw'))).toBe('flow.already_decided');
  });

  it('every action on offer is open, and every other one is refused', async () => {
    const mine = await listOf<Row>(seller, 'mine');
    const drafts = await listOf<Row>(seller, 'mine', { state: 'draft' });
    expect(new Set(drafts.flatMap(({ actions }) => actions))).toEqual(new Set(['editdraft', 'deletedraft']));
    const { processes } = platform().company('hd');
    const states = [...new Set(mine.map(({ state }) => state))];
    expect(states.length).toBeGreaterThan(3);
    const some = states.flatMap((state) => mine.filter((row) => row.state === state).slice(0, 2));
    for (const { processid, actions } of some) {
      const before = processes.find(processid) as Process;
      for (const action of ['withdraw', 'urge', 'resubmit', 'cancel']) {
        const answer = await handle(seller, processid, action);
        // A form that was returned may lack what its page wants: that is said once it is submitted.
        const isOpen = answer.status === 200 || String(codeOf(answer)).startsWith('flow.field_');
        expect([processid, action, isOpen]).toEqual([processid, action, actions.includes(action)]);
        processes.put(before);
      }
    }
  });

  it('back with the applicant, they name the applicant as the one who has to act', async () => {
    const processid = await started('leave', LEAVE);
    await handle(seller, processid, 'withdraw');
    expect(await rowOf(seller, 'mine', processid)).toMatchObject({
      ...{ state: 'withdrawn', currentstep: '申请人修改', handlers: ['郑浩'], isalive: 1 },
    });
    const again = await started('leave', LEAVE);
    await handle(manager, again, 'return', { returnto: 'start', comment: '改期' });
    expect(await rowOf(seller, 'mine', again)).toMatchObject({ currentstep: '申请人修改', handlers: ['郑浩'] });
  });

  it('an administrator can end what was withdrawn', async () => {
    const processid = await started('leave', LEAVE);
    await handle(seller, processid, 'withdraw');
    const answer = await director.post('/api/teapi/workflow/definition/terminate', {
      ...{ processid, comment: '不再需要', requestid: 'end-withdrawn' },
    });
    expect(answer.data()).toMatchObject({ state: 'cancelled', isalive: 0 });
  });
});

describe('what waits', () => {
  it('is listed with the newest first', async () => {
    const times = (await listOf<Row>(director, 'undeal')).map(({ applytime }) => applytime);
    expect(times.length).toBeGreaterThan(1);
    expect(times).toEqual(times.toSorted().reverse());
  });

  it('is filtered by the same lateness that its rows show: that of the own task', async () => {
    const processid = await started('newstore', STORE);
    const { processes } = platform().company('hd');
    const process = processes.find(processid) as Process;
    const isOther = (nodeId: string) => nodeId === 'finance';
    const tasks = process.tasks.map((task) => (isOther(task.nodeId) ? { ...task, dueAt: '2026-11-01 09:00' } : task));
    processes.put({ ...process, tasks });
    const marketing = await signedIn(server, 'li.na', POSITION_IDS.liNaManager);
    expect((await rowOf(marketing, 'undeal', processid))?.isoverdue).toBe(0);
    const late = await listOf<Row>(marketing, 'undeal', { overdue: 1 });
    expect(late.map((row) => row.processid)).not.toContain(processid);
    expect(late.every(({ isoverdue }) => isoverdue === 1)).toBe(true);
    expect((await listOf<Row>(seller, 'mine', { overdue: 1 })).map((row) => row.processid)).toContain(processid);
  });

  it('says what a decision needs beside a word, and the amount', async () => {
    const marketing = await signedIn(server, 'li.na', POSITION_IDS.liNaManager);
    const [store, claim] = [await started('newstore', STORE), await started('expense', EXPENSE)];
    expect(await rowOf(marketing, 'undeal', store)).toMatchObject({
      needscomment: 0,
      needssignature: 0,
      haschoices: 1,
    });
    expect(await rowOf(manager, 'undeal', claim)).toMatchObject({ haschoices: 0, amount: 4_000 });
    const [customer] = (await seller.business('customeroptions')).data<{ key: string }[]>();
    const discount = { customer: customer?.key, percentage: 5, amount: 900, reason: '促销' };
    const chosen = { reviewer: [POSITION_IDS.zhangWei] };
    const { processid } = (await submit(seller, 'discount', discount, { chosen })).data<Row>();
    expect(await rowOf(manager, 'undeal', processid)).toMatchObject({ needscomment: 1, haschoices: 0, amount: 900 });
    await handle(manager, claim, 'return', { returnto: 'start', comment: '更正' });
    expect(await rowOf(seller, 'undeal', claim)).toMatchObject({ haschoices: 1 });
  });
});

describe('the record', () => {
  it('names what the applicant did by the action alone, and has the copies that are still to come', async () => {
    const processid = await started('expense', EXPENSE);
    await handle(seller, processid, 'urge');
    await handle(seller, processid, 'comment', { comment: '请尽快' });
    await handle(manager, processid, 'comment', { comment: '在看' });
    await handle(manager, processid, 'return', { returnto: 'start', comment: '更正' });
    await handle(seller, processid, 'resubmit');
    await handle(seller, processid, 'withdraw');
    const shown = (await stepsOf(processid)).map(({ name, actionname, status }) => [name, actionname, status]);
    expect(shown).toEqual([
      ...[
        ['', '提交', 'done'],
        ['', '催办', 'done'],
        ['', '评论', 'done'],
        ['直属经理审批', '评论', 'done'],
        ['直属经理审批', '退回', 'done'],
      ],
      ...[
        ['', '重新提交', 'done'],
        ['', '撤回', 'done'],
        ['申请人修改', '', 'current'],
      ],
    ]);
    expect((await stepsOf(processid)).find(({ action }) => action === 'return')?.targets).toEqual(['郑浩']);
    const next = await stepsOf(await started('expense', EXPENSE));
    expect(next.at(-1)).toMatchObject({ name: '抄送财务', action: 'copy', status: 'pending', targets: ['黄磊'] });
  });
});

describe('what is told and logged', () => {
  const MESSAGES = '/api/teapi/message/message';
  const newest = async (client: Client) =>
    (await client.post(`${MESSAGES}/list`, { pagesize: 1 })).data<{ items: { title: string; sender: string }[] }>()
      .items[0];

  it('a returned process is a to-do of its applicant, from who returned it', async () => {
    const processid = await started('expense', EXPENSE);
    expect(await newest(manager)).toMatchObject({
      title: '费用报销「郑浩 展会差旅 ¥4,000.00」待您审批',
      sender: '郑浩',
    });
    await handle(manager, processid, 'return', { returnto: 'start', comment: '缺少发票' });
    expect(await newest(seller)).toMatchObject({
      kind: 'todo',
      title: '您的费用报销「郑浩 展会差旅 ¥4,000.00」被退回，请修改后重新提交',
      summary: '意见：缺少发票',
      sender: '刘洋',
    });
  });

  it('seeded messages say the same: nobody is asked to approve their own claim', async () => {
    const all = (await seller.post(`${MESSAGES}/list`, { kind: 'todo', pagesize: 5_000 })).data<{
      items: { title: string; sender: string }[];
    }>().items;
    expect(all.filter(({ title, sender }) => title.includes('待您审批') && sender === '郑浩')).toEqual([]);
    expect(all.some(({ title }) => title.includes('被退回'))).toBe(true);
    const orders = (await director.post(`${MESSAGES}/list`, { kind: 'todo', pagesize: 5_000 }))
      .data<{
        items: { title: string }[];
      }>()
      .items.filter(({ title }) => title.startsWith('订单审批'));
    expect(orders.every(({ title }) => /SO-\d{6}-\d{5} .+ ¥/.test(title))).toBe(true);
    expect(new Set(orders.map(({ title }) => title)).size).toBe(orders.length);
  });

  it('the operation log has every action of a process but comments', async () => {
    const processid = await started('leave', LEAVE);
    await handle(seller, processid, 'urge');
    await handle(manager, processid, 'comment', { comment: '在看' });
    await handle(seller, processid, 'withdraw', { comment: '改期' });
    await handle(seller, processid, 'resubmit');
    await handle(manager, processid, 'addafter', { positionids: [POSITION_IDS.liNaManager] });
    await handle(manager, processid, 'return', { returnto: 'start', comment: '更正' });
    await handle(seller, processid, 'resubmit');
    await handle(manager, processid, 'transfer', { positionids: [POSITION_IDS.liNaManager] });
    await handle(director, processid, 'reject', { comment: '不同意' });
    const other = await started('leave', LEAVE);
    await handle(seller, other, 'withdraw');
    await handle(seller, other, 'cancel');
    const logged = (id: string) =>
      platform()
        .administration('hd')
        .log.all()
        .filter(({ recordId }) => recordId === id)
        .map(({ action }) => action)
        .toReversed();
    expect(logged(processid)).toEqual([
      ...['submit', 'urge', 'withdraw', 'submit', 'addapprover', 'return', 'submit', 'transfer', 'reject'],
    ]);
    expect(logged(other)).toEqual(['submit', 'withdraw', 'cancel']);
    const entry = platform()
      .administration('hd')
      .log.all()
      .find(({ action }) => action === 'transfer');
    expect(entry?.changes).toEqual([{ field: 'targets', before: undefined, after: ['李娜'] }]);
  });
});
