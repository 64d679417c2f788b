import { AppError } from '@atrium/common/errors/appError';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { portalWith, renderScreen } from '../../../../../tests/support/renderScreen';
import FlowStart, { texts } from './FlowStart';

const FLOW = '/api/teapi/workflow/flow';
const PATHS = {
  ...{ start: `${FLOW}/getstart`, preview: `${FLOW}/preview`, draft: `${FLOW}/savedraft` },
  ...{ submit: `${FLOW}/submit`, candidates: `${FLOW}/candidates` },
};
const START = { flowcode: 'expense', flowname: '费用报销', nodes: [], pagecode: 'flow-expense', choices: [] };
const PERSON = { positionid: 'p-li', name: '李娜', positionname: '经理', orgname: '' };
const STEP = { nodeid: 'a', name: '经理审批', type: 'approval', status: 'asked', mode: 'any', handlers: [PERSON] };
const NEW = 'flowcode=expense';
const DRAFT = 'flowcode=expense&processid=d0';

const lost = () => new AppError('network', 'offline');
const refusal = (code: string, status = 500) =>
  new AppError('service', code, { code, status, cause: { code, type: '600', message: '', params: {} } });

type Fake = ReturnType<typeof portalWith>;
interface Sent {
  processid?: string;
  version?: number;
  requestid: string;
  values: { amount?: number };
}
type Reply = object | AppError;

async function start(query: string, change: object = {}) {
  const fake = portalWith(texts);
  fake.answer(PATHS.start, { ...START, draftversion: 3, ...change });
  fake.answer(PATHS.preview, { path: [STEP], branches: [], problems: [] });
  fake.answer(PATHS.candidates, { items: [{ ...PERSON, positionid: 'p-wang', name: '王芳' }], itemcount: 1 });
  renderScreen(FlowStart, fake, `/flow?${query}`);
  await screen.findByRole('list', { name: '审批流程' });
  await screen.findByRole('button', { name: '提交', description: '' });
  return fake;
}
/** Answers the calls one after the other; the last answer stays. */
function reply(fake: Fake, path: string, ...replies: readonly Reply[]) {
  let count = 0;
  fake.answer(path, () => {
    const next = replies[Math.min(count, replies.length - 1)];
    count += 1;
    if (next instanceof AppError) throw next;
    return next;
  });
}
const sentTo = (fake: Fake, path: string) => fake.callsOf(path).map(({ input }) => input as Sent);
const saved = (processid: string, version: number) => ({ processid, version, savedat: '2026-11-20 10:00' });

/** Presses a button and waits until the call is over. */
async function press(name: '保存草稿' | '提交') {
  fireEvent.click(screen.getByRole('button', { name }));
  await waitFor(() => {
    const button = screen.queryByRole('button', { name });
    expect(button?.getAttribute('aria-busy') ?? null).toBeNull();
  });
}

describe('a draft save whose answer was lost', () => {
  test('is repeated exactly, and what was changed since is saved upon it under another request', async () => {
    const fake = await start(DRAFT);
    reply(fake, PATHS.draft, lost(), saved('d0', 4), saved('d0', 5));
    fake.pageInput = { amount: 1 };
    await press('保存草稿');
    fake.pageInput = { amount: 2 };
    await press('保存草稿');
    const [first, repeated, next] = sentTo(fake, PATHS.draft);
    expect(repeated).toEqual(first);
    expect(next).toMatchObject({ processid: 'd0', version: 4, values: { amount: 2 } });
    expect(next?.requestid).not.toBe(first?.requestid);
    expect([fake.asked, fake.pageSaves]).toEqual([[], 1]);
  });

  test.each([
    ['there was no answer', lost()],
    ['the server failed', refusal('errors.http.502', 502)],
    ['the answer cannot be read', refusal('errors.badAnswer', 200)],
  ])('is settled before the submission, so that nobody is told of another window: %s', async (_case, failure) => {
    const fake = await start(NEW, { draftversion: undefined });
    reply(fake, PATHS.draft, failure, saved('d1', 1));
    reply(fake, PATHS.submit, { processid: 'd1' });
    await press('保存草稿');
    await press('提交');
    expect(await screen.findByText('提交成功')).toBeVisible();
    expect(sentTo(fake, PATHS.submit)).toMatchObject([{ processid: 'd1', version: 1 }]);
    expect(fake.draftOf).toBe(JSON.stringify(['flow', 'expense', 'd1']));
    expect(fake.asked).toEqual([]);
  });

  test('that has not arrived, and is refused now, leaves the word to what is sent next', async () => {
    const fake = await start(DRAFT);
    reply(fake, PATHS.draft, lost(), refusal('flow.field_invalid'), saved('d0', 4));
    await press('保存草稿');
    await press('保存草稿');
    expect(sentTo(fake, PATHS.draft).map(({ version }) => version)).toEqual([3, 3, 3]);
    expect(fake.shown.at(-1)).toMatchObject({ tone: 'success' });
    await press('保存草稿');
    expect(sentTo(fake, PATHS.draft)).toHaveLength(4);
  });

  test('and is lost once more fails as before: nothing else is sent', async () => {
    const fake = await start(DRAFT);
    reply(fake, PATHS.draft, lost());
    await press('保存草稿');
    await press('提交');
    expect([sentTo(fake, PATHS.draft).length, sentTo(fake, PATHS.submit).length]).toEqual([2, 0]);
    expect(screen.getByRole('alert')).toHaveTextContent('网络链接错误');
  });

  test('does not say that approvers are saved who were chosen since', async () => {
    const fake = await start(NEW, { choices: [{ nodeid: 'a', name: '经理审批', multiple: 0 }] });
    reply(fake, PATHS.draft, lost(), saved('d1', 1), lost());
    await press('保存草稿');
    act(() => screen.getByRole('combobox').focus());
    fireEvent.click(await screen.findByRole('option', { name: /王芳/ }));
    await press('保存草稿');
    expect(sentTo(fake, PATHS.draft)).toHaveLength(3);
    expect(fake.tabState).toEqual({ draft: 'd1' });
    expect(fake.isDirty).toBe(true);
    await waitFor(() =>
      expect([...fake.drafts.kept.values()].map(({ record }) => record)).toEqual([
        JSON.stringify(['approvers', 'flow', 'expense', 'd1']),
      ]),
    );
  });
});

describe('of a draft that was changed in another window', () => {
  test('a submission that the person wants nevertheless and fails leaves the draft guarded', async () => {
    const fake = await start(DRAFT);
    reply(fake, PATHS.submit, refusal('flow.draft_changed'), refusal('flow.field_required'));
    await press('提交');
    reply(fake, PATHS.draft, refusal('flow.draft_changed'));
    fake.confirmAnswer = false;
    await press('保存草稿');
    expect(sentTo(fake, PATHS.submit).map(({ version }) => version)).toEqual([3, undefined]);
    expect(sentTo(fake, PATHS.draft)).toMatchObject([{ processid: 'd0', version: 3 }]);
    expect(fake.asked).toHaveLength(2);
  });

  test('a copy is made once and asked about once, although the first answer was lost', async () => {
    const fake = await start(DRAFT);
    reply(fake, PATHS.draft, refusal('flow.draft_changed'), lost(), saved('d9', 1), saved('d9', 2));
    await press('保存草稿');
    await press('保存草稿');
    const [, copy, repeated, next] = sentTo(fake, PATHS.draft);
    expect(copy?.processid).toBeUndefined();
    expect(repeated).toEqual(copy);
    expect(next).toMatchObject({ processid: 'd9', version: 1 });
    expect(fake.asked).toHaveLength(1);
  });

  test('a copy that is refused stays wanted, under the same request, until it is saved', async () => {
    const fake = await start(DRAFT);
    const full = refusal('flow.too_many_drafts');
    reply(fake, PATHS.draft, refusal('flow.draft_changed'), full, full, saved('d9', 1), saved('d9', 2));
    for (let count = 0; count < 4; count += 1) await press('保存草稿');
    const [refused, ...copies] = sentTo(fake, PATHS.draft);
    expect(copies.map(({ processid }) => processid)).toEqual([undefined, undefined, undefined, 'd9']);
    const ids = copies.slice(0, 3).map(({ requestid }) => requestid);
    expect([new Set(ids).size, ids.includes(refused?.requestid ?? '')]).toEqual([1, false]);
    expect(fake.asked).toHaveLength(1);
  });
});

describe('a submission whose answer was lost', () => {
  test('of a deleted draft is neither asked about again nor made twice, and is found as it was sent', async () => {
    const fake = await start(DRAFT);
    fake.pageInput = { amount: 1 };
    reply(fake, PATHS.submit, refusal('flow.not_found', 404), lost());
    await press('提交');
    fake.pageInput = { amount: 2 };
    fake.answer(PATHS.submit, ({ processid, values }: Sent) => {
      if (processid === undefined && values.amount === 1) return { processid: 'n1', processno: 'AF-009' };
      throw refusal('flow.already_handled');
    });
    await press('提交');
    expect(await screen.findByText('此申请已经提交（编号 AF-009），之后填写的内容没有提交。')).toBeVisible();
    const [, arrived, changed, repeated] = sentTo(fake, PATHS.submit);
    expect(changed).toMatchObject({ values: { amount: 2 } });
    expect(changed?.processid).toBeUndefined();
    expect(repeated).toEqual(arrived);
    expect(fake.asked).toHaveLength(1);
  });

  test('of a draft that was changed elsewhere is found with the version that it was sent with', async () => {
    const fake = await start(DRAFT);
    reply(fake, PATHS.submit, refusal('flow.draft_changed'), lost());
    await press('提交');
    fake.answer(PATHS.submit, ({ version }: Sent) => {
      if (version === undefined) return { processid: 'd0', processno: 'AF-009' };
      throw refusal('flow.already_handled');
    });
    await press('提交');
    expect(await screen.findByText('此申请已经提交（编号 AF-009），之后填写的内容没有提交。')).toBeVisible();
    expect(sentTo(fake, PATHS.submit)).toHaveLength(4);
  });
});
