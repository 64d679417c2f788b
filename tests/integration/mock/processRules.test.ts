import { POSITION_IDS } from '../../../mock/domain/fixtures';
import { platform } from '../../../mock/domain/platform';
import type { Client } from './support/client';
import { EXPENSE, LEAVE, STORE, codeOf, handle, listOf, post, signedIn, submit, usernameOf } from './support/flows';
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

interface Shown {
  title: string;
  version: number;
  form: { values: { attachments?: { url: string }[]; reason?: string } };
  steps: { comment: string }[];
}
const started = async (flowcode: string, values: object) =>
  (await submit(seller, flowcode, values)).data<{ processid: string }>().processid;
const shown = async (client: Client, processid: string) =>
  (await post(client, 'getprocess', { processid })).data<Shown>();

describe('nobody decides about their own application', () => {
  it('the applicant gets no task by a transfer, by adding or by an administrator, and is not offered', async () => {
    const processid = await started('leave', LEAVE);
    for (const action of ['transfer', 'addbefore', 'addafter', 'countersign']) {
      const answer = await handle(manager, processid, action, { positionids: [POSITION_IDS.zhengHao] });
      expect([action, codeOf(answer)]).toEqual([action, 'flow.not_applicant']);
    }
    const { items } = (await post(manager, 'candidates', { keyword: '郑浩', processid })).data<{ items: object[] }>();
    expect(items).toEqual([]);
    const [task] = platform().company('hd').processes.find(processid)?.tasks ?? [];
    const reassigned = await director.post('/api/teapi/workflow/definition/reassign', {
      ...{ processid, taskid: task?.id, positionid: POSITION_IDS.zhengHao, comment: 'x', requestid: 'to-applicant' },
    });
    expect(codeOf(reassigned)).toBe('flow.not_applicant');
  });

  it('a director who has no superior is not their own administrator', async () => {
    const lines = [{ date: '2026-11-18', item: 'hotel', amount: 80 }];
    const answer = await post(director, 'preview', { flowcode: 'expense', values: { ...EXPENSE, lines }, chosen: {} });
    const [first] = answer.data<{ path: { handlers: { name: string }[] }[] }>().path;
    expect(first?.handlers.map(({ name }) => name)).toEqual(['黄磊']);
  });

  it('candidates of a process that one may not see are refused', async () => {
    const processid = await started('expense', EXPENSE);
    const other = await signedIn(server, 'li.na', POSITION_IDS.liNaRepresentative);
    expect((await post(other, 'candidates', { processid })).status).toBe(403);
  });
});

describe('searching', () => {
  it('compares with the names that are shown in the language of the reader', async () => {
    const count = async (keyword: string) => (await listOf(manager, 'undeal', { keyword })).length;
    await started('expense', EXPENSE);
    expect(await count('Expense')).toBe(0);
    manager.headers.language = 'en';
    const [english, chinese] = [await count('Expense claim'), await count('费用报销')];
    delete manager.headers.language;
    expect(english).toBe(await count('费用报销'));
    expect([english > 0, chinese]).toEqual([true, 0]);
  });

  it('who may see no list is told so, whatever the call contains', async () => {
    const sunLi = await signedIn(server, 'sun.li');
    const answer = await post(sunLi, 'getmyprocesslist', { af_querytype: 'x' });
    expect([answer.status, codeOf(answer)]).toEqual([403, 'auth.function_not_held']);
  });
});

describe('what is sent', () => {
  it('loses the characters that hide or reverse what one reads', async () => {
    const processid = await started('leave', { ...LEAVE, reason: '回\u202e家\u0000\n探亲' });
    await handle(seller, processid, 'comment', { comment: '请\u202e尽快\u0007' });
    const { title, form, steps } = await shown(seller, processid);
    expect([title, form.values.reason, steps.some(({ comment }) => comment === '请尽快')]).toEqual([
      ...['郑浩 回家', '回家\n探亲', true],
    ]);
  });

  it('gives a process another title when what it is about is corrected', async () => {
    const processid = await started('leave', LEAVE);
    const titles: string[] = [];
    const note = async () => titles.push((await shown(seller, processid)).title);
    await note();
    await handle(manager, processid, 'return', { returnto: 'start', comment: '请写明原因' });
    const { version } = await shown(seller, processid);
    await handle(seller, processid, 'resubmit', { version, values: { reason: '照顾家人' } });
    await note();
    expect(titles).toEqual([`郑浩 ${LEAVE.reason}`, '郑浩 照顾家人']);
    const waiting = await listOf<{ title: string }>(manager, 'undeal', { keyword: '照顾家人' });
    expect(waiting.map(({ title }) => title)).toEqual(['郑浩 照顾家人']);
  });

  it('signatures are drawn pictures or files of the storage', async () => {
    const save = async (url: string) => (await post(seller, 'savesignature', { url })).status;
    const drawn = `data:image/png;base64,${Buffer.from('picture').toString('base64')}`;
    const refused = ['//evil.example/x.png', 'https://evil.example/x.png', '/api/auth/logout', `${drawn}!<script>`];
    for (const url of refused) expect([url, await save(url)]).toEqual([url, 500]);
    expect(await save(drawn)).toBe(200);
    const processid = await started('leave', LEAVE);
    const signed = await handle(manager, processid, 'approve', { signature: 'https://evil.example/x.png' });
    const attachments = [{ url: 'javascript:alert(1)', filename: 'x', type: '', date: '', datetime: '' }];
    const attached = await handle(manager, processid, 'comment', { comment: 'x', attachments });
    expect([codeOf(signed), attached.status]).toEqual(['storage.address_refused', 400]);
  });

  it('comments are few in a minute, and a form is no store for everything', async () => {
    const processid = await started('leave', LEAVE);
    const codes: unknown[] = [];
    for (let count = 0; count < 22; count += 1)
      codes.push(codeOf(await handle(seller, processid, 'comment', { comment: `${count}` })));
    expect(codes[0]).toBeUndefined();
    expect(codes).toContain('flow.commented_often');
    const draft = (reason: string) =>
      post(seller, 'savedraft', { flowcode: 'leave', values: { reason }, chosen: {}, requestid: '' });
    expect(codeOf(await draft('长'.repeat(20_000)))).toBe('flow.field_invalid');
  });

  it('invoices of seeded claims have whole addresses, and come back as they were', async () => {
    const large = (
      await listOf<{ processid: string; amount: number }>(director, 'undeal', { flowcode: 'expense' })
    ).filter(({ amount }) => amount >= 3_000);
    expect(large.length).toBeGreaterThan(0);
    for (const { processid } of large) {
      const { form, version } = await shown(director, processid);
      expect(form.values.attachments?.[0]?.url).toMatch(/^http:\/\/localhost:\d+\/api\/mock-files\/invoice$/);
      const answer = await handle(director, processid, 'approve', { values: form.values, version, comment: '同意' });
      expect(answer.status).toBe(200);
    }
  });
});

it('what is back with the applicant is submitted again by the action alone', async () => {
  const processid = await started('leave', LEAVE);
  await handle(seller, processid, 'withdraw');
  expect(codeOf(await submit(seller, 'leave', LEAVE, { processid }))).toBe('flow.not_allowed');
  expect((await handle(seller, processid, 'resubmit', { values: LEAVE })).status).toBe(200);
});

it('deciders of parallel branches do not stand in each other’s way', async () => {
  const processid = await started('newstore', STORE);
  const marketing = await signedIn(server, 'li.na', POSITION_IDS.liNaManager);
  const finance = await signedIn(server, usernameOf('hd-huang-lei-manager'));
  const { version } = await shown(finance, processid);
  await handle(marketing, processid, 'approve', { version, comment: '同意', values: { market: '客流稳定' } });
  const second = await handle(finance, processid, 'approve', { version, comment: '同意', values: { finance: '可行' } });
  expect([second.status, codeOf(second)]).toEqual([200, undefined]);
});
