import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakePageDrafts } from '../fakeDrafts';
import { createFakeHost } from '../fakeHost';
import type { EngineHost } from '../host';
import { PAGE_STATUS } from '../host';
import { field, showControls } from '../react/testView';
import { valuesIn } from './testDrafts';

const remark = { type: 'text', name: 'remark', title: '备注' };
/** Reads the stored record. */
const onload = {
  steps: [
    { id: 'order', do: 'call', api: 'orderget' },
    { do: 'fill', values: '=order' },
  ],
};
const OFFER = /^engine\.draft\.offer/;

const keptBy = ({ kept }: ReturnType<typeof createFakePageDrafts>) =>
  [...kept.values()].map(({ draft }) => valuesIn(draft.content));

/** A page somebody types into, and that ends without a word. */
async function typeAndCrash(drafts: ReturnType<typeof createFakePageDrafts>, controls: readonly unknown[] = [remark]) {
  const { unmount } = showControls(controls, { host: createFakeHost({ drafts }) });
  await userEvent.type(field('备注'), '加急');
  await waitFor(() => expect(drafts.log.some((line) => line.startsWith('keep'))).toBe(true), { timeout: 5000 });
  unmount();
  await act(() => Promise.resolve());
}

async function reopen(drafts: ReturnType<typeof createFakePageDrafts>, overrides: Partial<EngineHost> = {}) {
  const view = showControls([remark], { host: createFakeHost({ drafts, ...overrides }) });
  return { ...view, bar: await screen.findByRole('region', { name: OFFER }) };
}

it('offers what an earlier page has left unsaved, with its time, and puts it back into the fields', async () => {
  const drafts = createFakePageDrafts();
  await typeAndCrash(drafts);
  const { bar, host } = await reopen(drafts);
  expect(bar).toHaveAccessibleName('engine.draft.offer {"time":"11月21日 10:32"}');
  expect(field('备注')).toHaveValue('');
  await userEvent.click(within(bar).getByRole('button', { name: 'engine.draft.restore' }));
  expect(field('备注')).toHaveValue('加急');
  await waitFor(() => expect(host.log.messages).toEqual([['success', 'engine.draft.restored']]));
  expect(screen.queryByRole('region', { name: OFFER })).toBeNull();
  expect(document.body).not.toHaveFocus();
  expect(host.log.dirty.at(-1)).toBe(true);
});

it('says that a draft is older than the record, and makes restoring it no default', async () => {
  const drafts = createFakePageDrafts();
  const show = (stored: string) =>
    showControls([remark], {
      host: createFakeHost({ drafts, call: () => Promise.resolve({ remark: stored }) }),
      status: PAGE_STATUS.edit,
      more: { onload },
    });
  const { unmount } = show('原来的');
  await waitFor(() => expect(field('备注')).toHaveValue('原来的'));
  await userEvent.type(field('备注'), '加急');
  act(() => drafts.hide());
  await waitFor(() => expect(drafts.kept.size).toBe(1));
  unmount();
  await act(() => Promise.resolve());
  show('别人的');
  const bar = await screen.findByRole('region', { name: /^engine\.draft\.older/ });
  expect(bar).toHaveAccessibleName('engine.draft.older {"time":"11月21日 10:32","titles":["备注"]}');
  await userEvent.click(within(bar).getByRole('button', { name: 'engine.draft.restoreolder' }));
  expect(field('备注')).toHaveValue('原来的加急');
});

it('says that the record was saved elsewhere, beside the input that stays', async () => {
  const drafts = createFakePageDrafts();
  const shown = showControls([remark], {
    host: createFakeHost({ drafts, call: () => Promise.resolve({ remark: '原来的' }) }),
    status: PAGE_STATUS.edit,
    more: { onload },
  });
  await waitFor(() => expect(field('备注')).toHaveValue('原来的'));
  await userEvent.type(field('备注'), '加急');
  act(() => drafts.hide());
  await waitFor(() => expect(drafts.kept.size).toBe(1));
  const [entry] = drafts.kept.values();
  const other = await drafts.open(entry?.record ?? '');
  act(() => other.noteSaved());
  expect(await screen.findByText('engine.saved.elsewhere')).toBeVisible();
  expect(field('备注')).toHaveValue('原来的加急');
  shown.unmount();
});

describe('a draft that the person discards', () => {
  const discard = (bar: HTMLElement) =>
    fireEvent.click(within(bar).getByRole('button', { name: 'engine.draft.discard' }));
  const passTime = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  it('is deleted after 8 s, which leave the focus in the page', async () => {
    const drafts = createFakePageDrafts();
    await typeAndCrash(drafts);
    const { bar, unmount } = await reopen(drafts);
    jest.useFakeTimers();
    discard(bar);
    expect(bar).toHaveTextContent('engine.draft.discarded');
    expect(within(bar).getByRole('button', { name: 'engine.draft.undo' })).toHaveFocus();
    await passTime(7999);
    expect(drafts.kept.size).toBe(1);
    await passTime(1);
    jest.useRealTimers();
    await waitFor(() => expect(drafts.kept.size).toBe(0));
    expect(screen.queryByRole('region')).toBeNull();
    expect(document.body).not.toHaveFocus();
    expect(field('备注')).toHaveValue('');
    unmount();
  });

  it('is offered again when that is taken back', async () => {
    const drafts = createFakePageDrafts();
    await typeAndCrash(drafts);
    const { bar, unmount } = await reopen(drafts);
    jest.useFakeTimers();
    discard(bar);
    fireEvent.click(within(bar).getByRole('button', { name: 'engine.draft.undo' }));
    await passTime(10_000);
    jest.useRealTimers();
    fireEvent.click(within(bar).getByRole('button', { name: 'engine.draft.restore' }));
    await waitFor(() => expect(field('备注')).toHaveValue('加急'));
    unmount();
  });

  it('is deleted at once when the page closes', async () => {
    const drafts = createFakePageDrafts();
    await typeAndCrash(drafts);
    const { bar, unmount } = await reopen(drafts);
    discard(bar);
    unmount();
    await waitFor(() => expect(drafts.kept.size).toBe(0));
  });
});

it('makes the same offer as often as the page is opened', async () => {
  const drafts = createFakePageDrafts();
  await typeAndCrash(drafts);
  for (let visit = 0; visit < 3; visit += 1) {
    const { bar, unmount } = await reopen(drafts);
    expect(bar).toBeVisible();
    unmount();
    await act(() => Promise.resolve());
  }
});

it('offers nothing before the page’s own data is there', async () => {
  const drafts = createFakePageDrafts();
  await typeAndCrash(drafts);
  let answer: (value: unknown) => void = () => undefined;
  const call = () =>
    new Promise<unknown>((resolve) => {
      answer = resolve;
    });
  showControls([remark], { host: createFakeHost({ drafts, call }), more: { onload } });
  await act(() => Promise.resolve());
  expect(screen.queryByRole('region', { name: OFFER })).toBeNull();
  await act(async () => answer({ remark: '原来的' }));
  await screen.findByRole('region', { name: OFFER });
  expect(field('备注')).toHaveValue('原来的');
});

it('knows no drafts of a page that is only viewed, or where nothing can be entered', async () => {
  const open = jest.fn(createFakePageDrafts().open);
  const host = createFakeHost({ drafts: { ...createFakePageDrafts(), open } });
  showControls([remark], { host, status: PAGE_STATUS.view });
  showControls([{ type: 'label', name: 'note', value: '说明' }], { host, status: PAGE_STATUS.edit });
  showControls([remark], { host, status: PAGE_STATUS.new });
  await waitFor(() => expect(open).toHaveBeenCalled());
  expect(open.mock.calls).toEqual([['["test-page",1,{}]']]);
});

it('never holds a password, neither of a field nor of a row', async () => {
  const drafts = createFakePageDrafts();
  const secret = { type: 'password', name: 'secret', title: '密码' };
  const users = {
    type: 'array',
    name: 'users',
    title: '用户',
    value: [{ account: 'a' }],
    controls: [
      { type: 'text', name: 'account', title: '账号' },
      { ...secret, name: 'pin', title: '口令' },
    ],
  };
  showControls([remark, secret, users], { host: createFakeHost({ drafts }) });
  await userEvent.type(field('密码'), 'Atrium2026');
  await userEvent.type(
    document.querySelector<HTMLInputElement>('[data-control="users"] input[type="password"]') as HTMLInputElement,
    'Pin2026',
  );
  await userEvent.type(field('备注'), '加急');
  act(() => drafts.hide());
  await waitFor(() => expect(keptBy(drafts)).toEqual([{ remark: '加急', users: [{ account: 'a' }] }]));
  expect(JSON.stringify([...drafts.kept])).not.toMatch(/2026"/);
});
