import { POSITION_IDS } from '../../../mock/domain/fixtures';
import { platform } from '../../../mock/domain/platform';
import type { Answer, Client } from './support/client';
import { EXPENSE, INVOICE, LEAVE, STORE, codeOf, handle, post, signedIn, submit, usernameOf } from './support/flows';
import type { PlatformServer } from './support/platformServer';
import { startPlatform } from './support/platformServer';

let server: PlatformServer;
let seller: Client;
let manager: Client;
let customer: string;
beforeAll(async () => {
  server = await startPlatform();
  seller = await signedIn(server, 'zheng.hao');
  manager = await signedIn(server, usernameOf('hd-liu-yang-manager'));
  const [first] = (await seller.business('customeroptions')).data<{ key: string }[]>();
  customer = first?.key ?? '';
});
afterAll(() => server.stop());

const row = (more: object) => ({ date: '2026-11-18', item: 'hotel', amount: 400, ...more });
const refusal = ({ body }: Answer) => [body.error_code, (body.error_params as { name?: string } | undefined)?.name];

describe('a form that is not right by its page is refused', () => {
  it.each<[string, object, string, string]>([
    ['a choice that is not offered', { type: 'nonsense' }, 'flow.field_invalid', 'type'],
    ['an unreadable date', { to: '2026-12' }, 'flow.field_invalid', 'to'],
    ['a day that is not in the calendar', { from: '2026-02-30' }, 'flow.field_invalid', 'from'],
    ['an object for a date', { to: { a: 1 } }, 'flow.field_invalid', 'to'],
    ['an object that cannot be a text', { from: { toString: 1 } }, 'flow.field_invalid', 'from'],
    ['a list for a text', { reason: ['x'] }, 'flow.field_invalid', 'reason'],
    ['a missing date', { to: null }, 'flow.field_required', 'to'],
    ['a reason of blanks', { reason: '   ' }, 'flow.field_required', 'reason'],
    ['a reason that is too long', { reason: '长'.repeat(301) }, 'flow.field_invalid', 'reason'],
  ])('leave: %s', async (_what, values, code, name) => {
    expect(refusal(await submit(seller, 'leave', { ...LEAVE, ...values }))).toEqual([code, name]);
  });

  it.each<[string, unknown, string]>([
    ['a negative amount', [row({ amount: -500_000 })], 'flow.field_invalid'],
    ['an amount beyond all measure', [row({ amount: -500_000 }), row({ amount: 1e308 })], 'flow.field_invalid'],
    ['half a cent', [row({ amount: 1.005 })], 'flow.field_invalid'],
    ['an amount in words', [row({ amount: '3000' })], 'flow.field_invalid'],
    ['a text for the table', 'text', 'flow.field_invalid'],
    ['lines that are none', [null, 5, row({})], 'flow.field_invalid'],
    ['an empty line', [{}], 'flow.field_required'],
    ['no line', [], 'flow.field_required'],
    ['a line without a date', [row({}), row({ date: '' })], 'flow.field_required'],
    ['an item that is not offered', [row({ item: 'yacht' })], 'flow.field_invalid'],
  ])('expense: %s', async (_what, lines, code) => {
    expect(refusal(await submit(seller, 'expense', { ...EXPENSE, lines }))).toEqual([code, 'lines']);
  });

  it.each<[string, object, string, string]>([
    ['a negative discount', { percentage: -900 }, 'flow.field_invalid', 'percentage'],
    ['more than everything', { percentage: 101 }, 'flow.field_invalid', 'percentage'],
    ['a negative amount', { amount: -5 }, 'flow.field_invalid', 'amount'],
    ['an unknown customer', { customer: 'nope' }, 'flow.field_invalid', 'customer'],
    ['a reason of blanks', { reason: ' \n ' }, 'flow.field_required', 'reason'],
  ])('discount: %s', async (_what, values, code, name) => {
    const right = { customer, percentage: 5, amount: 900, reason: '促销' };
    const chosen = { reviewer: [POSITION_IDS.zhangWei] };
    expect(refusal(await submit(seller, 'discount', { ...right, ...values }, { chosen }))).toEqual([code, name]);
  });

  it('the refusal names line and column in the language of the reader', async () => {
    const lines = [row({}), row({ amount: -1 })];
    const { body } = await submit(seller, 'expense', { ...EXPENSE, lines });
    expect(body).toMatchObject({
      error_msg: '“费用明细、金额”填写有误，请检查后重新提交',
      error_params: { row: 2 },
    });
    seller.headers.language = 'en';
    const english = await submit(seller, 'expense', { ...EXPENSE, lines });
    delete seller.headers.language;
    expect(english.body.error_msg).toBe('Check what is entered here: Items, Amount');
  });

  it.each<[string, object, string]>([
    ['a line in the future', { lines: [row({}), row({ date: '2099-01-01' })] }, 'flow.date_in_future'],
    ['a line of long ago', { lines: [row({ date: '2001-01-01' })] }, 'flow.date_far_away'],
  ])('expense: %s', async (_what, values, code) => {
    expect(refusal(await submit(seller, 'expense', { ...EXPENSE, ...values }))).toEqual([code, 'lines']);
  });

  it.each<[object, string, string]>([
    [{ from: '2020-01-01', to: '2020-01-02' }, 'flow.date_far_away', 'from'],
    [{ to: '9999-12-31' }, 'flow.leave_too_long', 'to'],
    [{ to: '2026-11-30' }, 'flow.dates_reversed', 'to'],
  ])('leave: days %j', async (values, code, name) => {
    const leave = { ...LEAVE, ...values };
    expect(refusal(await submit(seller, 'leave', leave))).toEqual([code, name]);
    // Who will be asked is shown all the same, with what is wrong.
    const preview = await post(seller, 'preview', { flowcode: 'leave', values: leave, chosen: {} });
    const { problems, path } = preview.data<{ problems: string[]; path: object[] }>();
    expect([preview.status, problems.length, path.length > 0]).toEqual([200, 1, true]);
  });

  it('files are those of the tenant’s storage, and nothing that a browser would run', async () => {
    const attached = (url: unknown) =>
      submit(seller, 'leave', { ...LEAVE, attachments: [{ ...INVOICE, url }] }).then(refusal);
    const pdf = { body: Buffer.from('x'), contentType: 'application/pdf', filename: 'a.pdf' };
    const own = await platform()
      .objects('hd')
      .write({ kind: 'storage', key: 'a1.pdf', ...pdf });
    const foreign = [
      ...['javascript:alert(1)', '//evil.example/a.pdf', 'https://evil.example/hd-storage/a.pdf', '/api/auth/logout'],
      ...[own.replace('hd-storage/', 'nf-storage/'), own.replace('hd-storage/', 'hd-storage/../')],
    ];
    for (const url of foreign)
      expect([url, ...(await attached(url))]).toEqual([url, 'storage.address_refused', undefined]);
    expect(await attached({})).toEqual(['flow.field_invalid', 'attachments']);
    const many = Array.from({ length: 6 }, () => INVOICE);
    expect(refusal(await submit(seller, 'leave', { ...LEAVE, attachments: many }))).toEqual([
      'flow.field_invalid',
      'attachments',
    ]);
    expect(await attached(own)).toEqual([undefined, undefined]);
  });
});

it('a claim from 3000 on needs an invoice, a smaller one does not', async () => {
  const claim = (amount: number, attachments: unknown) =>
    submit(seller, 'expense', { ...EXPENSE, lines: [row({ amount })], attachments });
  const refused = await claim(3_000, []);
  expect(refused.body).toMatchObject({ error_code: 'flow.field_required', error_msg: '请填写发票等附件' });
  expect((await claim(2_999.99, null)).status).toBe(200);
  expect((await claim(3_000, [INVOICE])).status).toBe(200);
});

it('somebody who chooses one person for a step cannot choose two', async () => {
  const values = { customer, percentage: 5, amount: 900, reason: '促销' };
  const chosen = { reviewer: [POSITION_IDS.zhangWei, POSITION_IDS.liNaManager] };
  expect(codeOf(await submit(seller, 'discount', values, { chosen }))).toBe('flow.one_person');
});

it('the name of a chosen customer is the platform’s, whatever is sent', async () => {
  const values = { customer, customername: '伪造', percentage: 5, amount: 900, reason: '促销' };
  const chosen = { reviewer: [POSITION_IDS.zhangWei], manager: [POSITION_IDS.zhengHao] };
  const { title, processid } = (await submit(seller, 'discount', values, { chosen })).data<{
    title: string;
    processid: string;
  }>();
  expect(title).not.toContain('伪造');
  const shown = (await post(seller, 'getprocess', { processid })).data<{ chosen: object }>();
  expect(shown.chosen).toEqual({ reviewer: [POSITION_IDS.zhangWei] });
});

it('a draft may be unfinished, but holds no other kinds of values', async () => {
  const save = (values: object) =>
    post(seller, 'savedraft', { flowcode: 'leave', values, chosen: {}, requestid: '' }).then((answer) =>
      answer.status === 200 ? 'saved' : refusal(answer)[0],
    );
  expect(await save({ ...LEAVE, to: '2026-11-01', reason: '' })).toBe('saved');
  expect(await save({ from: '', reason: '长'.repeat(400) })).toBe('saved');
  expect(await save({ from: { a: 1 } })).toBe('flow.field_invalid');
  expect(await save({ attachments: 'x' })).toBe('flow.field_invalid');
});

it('an approver who fills in a part of the form, and an applicant who submits again, are checked alike', async () => {
  const { processid } = (await submit(seller, 'newstore', STORE)).data<{ processid: string }>();
  const marketing = await signedIn(server, 'li.na', POSITION_IDS.liNaManager);
  const assess = (market: unknown) => handle(marketing, processid, 'approve', { values: { market } }).then(refusal);
  expect(await assess('   ')).toEqual(['flow.field_required', 'market']);
  expect(await assess({ a: 1 })).toEqual(['flow.field_invalid', 'market']);
  const claim = (await submit(seller, 'expense', EXPENSE)).data<{ processid: string }>();
  await handle(manager, claim.processid, 'return', { returnto: 'start', comment: '请更正' });
  const again = (lines: unknown) =>
    handle(seller, claim.processid, 'resubmit', { values: { ...EXPENSE, lines } }).then(refusal);
  expect(await again([row({ amount: -1 })])).toEqual(['flow.field_invalid', 'lines']);
  expect(await again([{}])).toEqual(['flow.field_required', 'lines']);
  expect(await again([row({ amount: 80 })])).toEqual([undefined, undefined]);
});
