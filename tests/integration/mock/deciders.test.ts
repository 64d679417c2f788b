import { POSITION_IDS, ROLE_IDS } from '../../../mock/domain/fixtures';
import type { Client } from './support/client';
import { LEAVE, codeOf, handle, post, signedIn, submit, usernameOf } from './support/flows';
import type { PlatformServer } from './support/platformServer';
import { startPlatform } from './support/platformServer';

let server: PlatformServer;
let seller: Client;
let manager: Client;
let director: Client;
beforeAll(async () => {
  server = await startPlatform();
  seller = await signedIn(server, 'zheng.hao');
  manager = await signedIn(server, usernameOf('hd-liu-yang-manager'));
  director = await signedIn(server, 'zhang.wei');
});
afterAll(() => server.stop());

const define = (verb: string, body: object) => director.post(`/api/teapi/workflow/definition/${verb}`, body);

const approval = (approvers: object) => ({
  ...{ id: 'first', type: 'approval', name: '审批', approvers: [approvers], mode: 'any', whenempty: 'admin' },
  ...{ canreturn: 1, cantransfer: 1, canadd: 1, needscomment: 0, needssignature: 0 },
  rights: { default: 'readonly', fields: {} },
});

/** A published flow with one step, by default administered by its creator alone. */
async function published(flowcode: string, approvers: object, admins: readonly string[] = []) {
  const nodes = [
    { id: 'start', type: 'start', name: '提交', rights: { default: 'editable', fields: {} } },
    approval(approvers),
    { id: 'end', type: 'end', name: '结束' },
  ];
  const about = { flowname: flowcode, group: '', icon: '', description: '', pagecode: '' };
  const { version } = (await define('save', { flowid: '', flowcode, ...about, nodes, admins })).data<{
    version: number;
  }>();
  await define('publish', { flowid: flowcode, version, note: '' });
  return { nodes };
}

interface Plan {
  path: { status: string; handlers: { name: string }[] }[];
  problems: string[];
}
const asked = ({ path }: Plan) => path.flatMap(({ handlers }) => handlers.map(({ name }) => name));
const preview = async (client: Client, flowcode: string) =>
  (await post(client, 'preview', { flowcode, values: {}, chosen: {} })).data<Plan>();

describe('the only administrator of a flow', () => {
  it('cannot start what only they could decide, and preview and dry run say so', async () => {
    const { nodes } = await published('alone', { type: 'orglevel', level: 1 });
    const plan = await preview(director, 'alone');
    expect([asked(plan), plan.problems]).toEqual([[], ['步骤“审批”没有审批人，请联系流程管理员']]);
    const applicant = { applicantpositionid: POSITION_IDS.zhangWei, values: {}, chosen: {} };
    const dryRun = await define('dryrun', { nodes, pagecode: '', admins: [POSITION_IDS.zhangWei], ...applicant });
    expect(dryRun.data<Plan>().problems).toEqual(plan.problems);
    expect(codeOf(await submit(director, 'alone', {}))).toBe('flow.nobody_found');
  });

  it('is joined by another one, who decides', async () => {
    const admins = [POSITION_IDS.zhangWei, POSITION_IDS.liNaManager];
    await published('both', { type: 'orglevel', level: 1 }, admins);
    expect(asked(await preview(director, 'both'))).toEqual(['李娜']);
    expect((await submit(director, 'both', {})).status).toBe(200);
  });
});

it('people found by a role or position who may not decide get no task: the administrator does', async () => {
  await published('trainees', { type: 'role', ids: [ROLE_IDS.trainee] });
  await published('trainee', { type: 'position', ids: [POSITION_IDS.sunLi] });
  for (const flowcode of ['trainees', 'trainee']) {
    expect(asked(await preview(seller, flowcode))).toEqual(['张伟']);
    const { processid } = (await submit(seller, flowcode, {})).data<{ processid: string }>();
    expect((await handle(director, processid, 'approve')).data()).toMatchObject({ state: 'approved' });
  }
});

/** The titles of the messages that a person gets while something happens. */
async function newsOf(client: Client, work: () => Promise<unknown>) {
  const unread = async (after?: string) =>
    (await client.post('/api/teapi/message/message/unread', { after })).data<{
      latest: { title: string }[];
      cursor: string;
    }>();
  const { cursor } = await unread();
  await work();
  return (await unread(cursor)).latest.map(({ title }) => title);
}
const leave = async (over: object = {}) =>
  (await submit(seller, 'leave', { ...LEAVE, ...over })).data<{ processid: string }>().processid;

describe('messages', () => {
  it('tell who had to decide as well that it was rejected or returned', async () => {
    for (const [action, title] of [
      ['reject', '张伟驳回了请假申请「郑浩 回老家」，您无需再处理'],
      ['return', '张伟退回了请假申请「郑浩 回老家」，您暂时无需处理'],
    ] as const) {
      const processid = await leave();
      const work = () => handle(director, processid, action, { comment: '人手不足', returnto: 'start' });
      expect(await newsOf(manager, work)).toEqual([title]);
    }
  });

  it('do not tell people what they have just done', async () => {
    await published('own', { type: 'applicant' });
    const { processid } = (await submit(seller, 'own', {})).data<{ processid: string }>();
    expect(await newsOf(seller, () => handle(seller, processid, 'approve'))).toEqual([]);
  });
});

it('a new holder can be reminded although the one before was reminded just now', async () => {
  const processid = await leave({ to: LEAVE.from });
  await handle(seller, processid, 'urge');
  expect(codeOf(await handle(seller, processid, 'urge'))).toBe('flow.urged_recently');
  await handle(manager, processid, 'transfer', { positionids: [POSITION_IDS.zhangWei] });
  const { actions } = (await post(seller, 'getprocess', { processid })).data<{ actions: string[] }>();
  expect(actions).toContain('urge');
  const titles = await newsOf(director, () => handle(seller, processid, 'urge'));
  expect(titles).toEqual(['郑浩催您尽快审批请假申请「郑浩 回老家」']);
});
