import { POSITION_IDS, ROLE_IDS } from '../../../mock/domain/fixtures';
import { flowMessage } from '../../../mock/domain/messages/flowMessage';
import { platform, resetPlatform } from '../../../mock/domain/platform';
import type { Client } from './support/client';
import type { PlatformServer } from './support/platformServer';
import { startPlatform } from './support/platformServer';

interface Item {
  messageid: string;
  kind: string;
  kindname: string;
  title: string;
  summary: string;
  sender: string;
  time: string;
  isread: number;
  link?: { route?: string; pagecode?: string; linkparam?: object; status?: number };
}
interface Detail extends Item {
  content: string;
  newerid: string;
  olderid: string;
}
interface Unread {
  todo: number;
  notice: number;
  system: number;
  latest: Item[];
  cursor: string;
}

let server: PlatformServer;
beforeAll(async () => {
  server = await startPlatform();
  resetPlatform();
});
afterAll(() => server.stop());

const PATH = '/api/teapi/message/message';
async function signedIn(username: string, position?: string, language = 'zh-CN'): Promise<Client> {
  const client = server.client();
  client.headers.language = language;
  await client.signIn(username, position);
  return client;
}
const director = () => signedIn('zhang.wei');
const list = async (client: Client, input: object = {}) =>
  (await client.post(`${PATH}/list`, input)).data<{ items: Item[]; itemcount: number }>();
const unreadOf = async (client: Client, after?: string) =>
  (await client.post(`${PATH}/unread`, { after })).data<Unread>();
const PROCESS = { id: '7', no: 'AF-7', title: '李娜 差旅费', applicant: { employee: { name: '李娜' } } };
const EXPENSE = { process: PROCESS, flowName: '费用报销', actor: '李娜' };
const send = (to: string) =>
  platform()
    .company('hd')
    .messages.send({ ...flowMessage('todo', { ...EXPENSE, step: 'flow.step.manager' }), to });

it('messages of all kinds are listed by page, the newest first, read and unread ones', async () => {
  const client = await director();
  const { items, itemcount } = await list(client, { pagesize: 20 });
  expect(items).toHaveLength(20);
  expect(itemcount).toBeGreaterThan(40);
  const all = (await list(client, { pagesize: 5_000 })).items;
  expect(all.map(({ time }) => time)).toEqual(
    all
      .map(({ time }) => time)
      .sort()
      .reverse(),
  );
  expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(['todo', 'notice', 'system']));
  expect(new Set(all.map(({ isread }) => isread))).toEqual(new Set([0, 1]));
  const next = (await list(client, { pageindex: 2 })).items;
  expect(next[0]).toEqual(all[20]);
});

it('a list is filtered by kind, by unread and by a part of title, sender or summary', async () => {
  const client = await director();
  const unread = await list(client, { kind: 'system', unread: 1 });
  expect(unread.items.length).toBeGreaterThan(0);
  expect(unread.items.every(({ kind, isread }) => kind === 'system' && isread === 0)).toBe(true);
  expect((await list(client, { keyword: '盘点' })).items).toMatchObject([
    { title: '10月末盘点安排', sender: '财务部' },
  ]);
  expect((await list(client, { keyword: '没有这样的消息' })).itemcount).toBe(0);
  expect((await client.post(`${PATH}/list`, { kind: 'letter' })).status).toBe(400);
});

it('texts are in the language of the reader', async () => {
  const client = await signedIn('zhang.wei', undefined, 'en');
  expect((await list(client, { keyword: 'stocktaking' })).items).toMatchObject([
    { kindname: 'Announcement', title: 'Stocktaking at the end of month 10', sender: 'Finance' },
  ]);
});

it('an opened message is read, has its whole content and leads to its neighbours', async () => {
  const client = await director();
  const [newest, second, third] = (await list(client, { unread: 1 })).items;
  const before = await unreadOf(client);
  const detail = (await client.post(`${PATH}/get`, { messageid: second?.messageid })).data<Detail>();
  expect(detail).toMatchObject({ isread: 1, newerid: newest?.messageid, olderid: third?.messageid });
  expect(detail.content).toContain(second?.summary);
  const after = await unreadOf(client);
  expect(after.todo + after.notice + after.system).toBe(before.todo + before.notice + before.system - 1);
});

it('a new message is answered after the cursor, with the process that it opens, until it is read', async () => {
  const client = await director();
  const { cursor, latest } = await unreadOf(client);
  expect(latest).toEqual([]);
  send(POSITION_IDS.zhangWei);
  const news = await unreadOf(client, cursor);
  expect(news.latest).toMatchObject([
    { kind: 'todo', title: '费用报销「李娜 差旅费」待您审批', sender: '李娜', link: { route: '/process?processid=7' } },
  ]);
  expect((await unreadOf(client, news.cursor)).latest).toEqual([]);
  const counts = (await client.post(`${PATH}/read`, { messageids: [news.latest[0]?.messageid] })).data<Unread>();
  expect(counts.todo).toBe(news.todo - 1);
  expect((await unreadOf(client, cursor)).latest).toEqual([]);
  expect((await unreadOf(client, 'strange')).latest).toEqual([]);
});

it('at most 20 new messages are answered at once', async () => {
  const client = await director();
  const { cursor } = await unreadOf(client);
  for (let count = 0; count < 25; count += 1) send(POSITION_IDS.zhangWei);
  expect((await unreadOf(client, cursor)).latest).toHaveLength(20);
});

it('a position has messages of its own, and reads, marks and deletes only these', async () => {
  const client = await director();
  const manager = await signedIn('li.na', POSITION_IDS.liNaManager);
  const [own] = (await list(client, { kind: 'todo' })).items;
  const messageid = own?.messageid;
  expect((await list(manager, { pagesize: 5_000 })).items.map((item) => item.messageid)).not.toContain(messageid);
  const refused = await manager.post(`${PATH}/get`, { messageid });
  expect([refused.status, refused.body.error_code]).toEqual([404, 'message.not_found']);
  await manager.post(`${PATH}/delete`, { messageids: [messageid] });
  expect((await client.post(`${PATH}/get`, { messageid })).status).toBe(200);
});

it('a deleted announcement is gone for this position only', async () => {
  const client = await director();
  const manager = await signedIn('li.na', POSITION_IDS.liNaManager);
  const [announcement] = (await list(client, { kind: 'system' })).items;
  await client.post(`${PATH}/delete`, { messageids: [announcement?.messageid] });
  const idsOf = async (who: Client) => (await list(who, { kind: 'system' })).items.map(({ messageid }) => messageid);
  expect(await idsOf(client)).not.toContain(announcement?.messageid);
  expect(await idsOf(manager)).toContain(announcement?.messageid);
});

it('all messages of a kind are marked as read, and those of other kinds stay unread', async () => {
  const client = await director();
  const { system } = await unreadOf(client);
  expect((await client.post(`${PATH}/read`, { kind: 'todo', all: 1 })).data()).toMatchObject({ todo: 0, system });
  expect((await client.post(`${PATH}/read`, { all: 1 })).data()).toEqual({ todo: 0, notice: 0, system: 0 });
});

it('a position without the function code has no messages', async () => {
  const { roles } = platform().administration('hd');
  const representative = roles.find(ROLE_IDS.representative);
  if (representative)
    representative.functionCodes = representative.functionCodes.filter((code) => code !== 'MESSAGE_VIEW');
  const client = await signedIn('li.na', POSITION_IDS.liNaRepresentative);
  for (const call of ['list', 'get', 'read', 'unread', 'delete'])
    expect((await client.post(`${PATH}/${call}`, {})).body.error_code).toBe('auth.function_not_held');
});
