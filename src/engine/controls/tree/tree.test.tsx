import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppError } from '@/common/errors/appError';
import { createFakeHost } from '../../fakeHost';
import { PAGE_STATUS } from '../../host';
import type { Treeoption } from '../../protocol/generated/types';
import { showControls } from '../../react/testView';
import facts from './facts';

const options: Treeoption[] = [
  {
    key: 'east',
    text: '华东',
    children: [
      { key: 'sh', text: '上海' },
      { key: 'hz', text: '杭州', children: [{ key: 'xh', text: '西湖' }] },
    ],
  },
  { key: 'south', text: '华南', children: [{ key: 'xm', text: '厦门', status: 0 }] },
];
const region = (more: Record<string, unknown> = {}) => ({
  type: 'tree',
  name: 'region',
  title: '区域',
  options,
  ...more,
});
const save = { type: 'button', name: 'save', title: '保存', onclicked: { steps: [{ do: 'submit', api: 'save' }] } };
const accepting = () => createFakeHost({ call: () => Promise.resolve({}) });
const sent = (host: ReturnType<typeof createFakeHost>) => host.log.calls.find(({ api }) => api === 'save')?.input;
const tree = () => screen.getByRole('tree', { name: '区域' });
const item = (name: string) => screen.getByRole('treeitem', { name });
const active = () => document.getElementById(tree().getAttribute('aria-activedescendant') ?? '')?.textContent;
const press = () => userEvent.click(screen.getByRole('button', { name: '保存' }));

it('shows the way to what is chosen, and another choice takes its place', async () => {
  const { host } = showControls([region({ value: 'xh' }), save], { host: accepting() });
  expect(item('西湖')).toHaveAttribute('aria-selected', 'true');
  expect(item('西湖')).toHaveAttribute('aria-level', '3');
  expect(item('华南')).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(item('上海'));
  await press();
  expect(sent(host)).toEqual({ __pagestatus: 1, region: 'sh' });
});

it('shows the way to a choice that is loaded later', async () => {
  const host = createFakeHost({ call: () => Promise.resolve({ region: 'xh' }) });
  showControls([region()], {
    host,
    more: {
      onload: {
        steps: [
          { id: 'r', do: 'call', api: 'get' },
          { do: 'fill', values: '=r' },
        ],
      },
    },
  });
  expect(await screen.findByRole('treeitem', { name: '西湖', selected: true })).toBeVisible();
});

it('is walked through, folded and chosen from with the keyboard', async () => {
  const { host } = showControls([region(), save], { host: accepting() });
  await userEvent.tab();
  expect(tree()).toHaveFocus();
  expect(active()).toBe('华东');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}');
  expect(active()).toBe('杭州');
  await userEvent.keyboard('{Enter}{ArrowLeft}');
  expect(active()).toBe('华东');
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.queryByRole('treeitem', { name: '杭州' })).toBeNull();
  await userEvent.keyboard('{End}');
  expect(active()).toBe('华南');
  await press();
  expect(sent(host)).toEqual({ __pagestatus: 1, region: 'hz' });
});

it('finds a node by its first letter', async () => {
  showControls([
    region({
      options: [
        { key: 1, text: 'Alpha' },
        { key: 2, text: 'Beta' },
        { key: 3, text: 'Bravo' },
      ],
    }),
  ]);
  await userEvent.tab();
  await userEvent.keyboard('b');
  expect(active()).toBe('Beta');
  await userEvent.keyboard('B');
  expect(active()).toBe('Bravo');
});

it('checks several with all below them, and sends their keys', async () => {
  const { host } = showControls([region({ checkable: 1, expanded: 1, value: ['sh'] }), save], { host: accepting() });
  expect(item('华东')).toHaveAttribute('aria-checked', 'mixed');
  await userEvent.click(item('杭州'));
  expect(item('西湖')).toHaveAttribute('aria-checked', 'true');
  expect(item('华东')).toHaveAttribute('aria-checked', 'true');
  await press();
  expect(sent(host)).toEqual({ __pagestatus: 1, region: ['sh', 'hz', 'xh', 'east'] });
});

it('does not choose what may not be chosen, and nothing in a page that is only viewed', async () => {
  const { unmount } = showControls([region({ expanded: 1 })]);
  await userEvent.click(item('厦门'));
  expect(item('厦门')).toHaveAttribute('aria-selected', 'false');
  unmount();
  showControls([region({ expanded: 1 })], { status: PAGE_STATUS.view });
  await userEvent.click(item('上海'));
  expect(item('上海')).toHaveAttribute('aria-selected', 'false');
  expect(tree()).toHaveAttribute('aria-disabled', 'true');
});

it('is unchosen with a second press unless a choice is required, and asks for one then', async () => {
  const { host } = showControls([region({ required: 1 }), save]);
  await press();
  expect(screen.getByText('engine.required.choose {"title":"区域"}')).toBeVisible();
  expect(tree()).toHaveFocus();
  expect(tree()).toHaveAttribute('aria-invalid', 'true');
  await userEvent.click(item('华东'));
  await userEvent.click(item('华东'));
  expect(item('华东')).toHaveAttribute('aria-selected', 'true');
  expect(host.log.calls).toEqual([]);
});

it('reads its rows from the server, and again when that failed', async () => {
  let isDown = true;
  const host = createFakeHost({
    call: () =>
      isDown
        ? Promise.reject(new Error('down'))
        : Promise.resolve({
            items: [
              { key: 1, text: '公司', parentid: null },
              { key: 2, text: '门店', parentid: 1 },
            ],
          }),
  });
  showControls([region({ options: undefined, source: { api: 'orgs', input: { kind: 2 } }, expanded: 1 })], { host });
  expect(await screen.findByRole('alert')).toHaveTextContent('engine.read.faileddownengine.retry');
  isDown = false;
  await userEvent.click(await screen.findByRole('button', { name: 'engine.retry' }));
  await waitFor(() => expect(item('门店')).toHaveAttribute('aria-level', '2'));
  expect(host.log.calls[0]).toMatchObject({ api: 'orgs', input: { kind: 2 }, cache: 'container' });
});

it('reads its rows again by itself when the connection is back', async () => {
  const call = jest.fn().mockRejectedValueOnce(new Error('down'));
  call.mockResolvedValue({ items: [{ key: 1, text: '公司', parentid: null }] });
  const host = createFakeHost({ call });
  showControls([region({ options: undefined, source: { api: 'orgs' } })], { host });
  await screen.findByRole('alert');
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('treeitem', { name: '公司' })).toBeVisible();
  expect(call).toHaveBeenCalledTimes(2);
});

it.each([[{ bad: 1 }], [[{ bad: 1 }, null]], [null]])('keeps calm with a value that is no key (%j)', (value) => {
  showControls([region({ value })]);
  expect(tree()).toBeVisible();
});

it('is the texts of what is chosen where only text is shown', () => {
  expect(facts.format?.(['xh', 'gone'], { type: 'tree', name: 'a', options }, String)).toBe('西湖，gone');
});

describe('a tree that reads its branches one by one', () => {
  const AREAS: Record<string, unknown> = {
    top: [
      { key: 'east', text: '华东' },
      { key: 'hk', text: '香港', isleaf: 1 },
    ],
    east: [
      { key: 'sh', text: '上海', isleaf: 1 },
      { key: 'hz', text: '杭州', isleaf: 1, status: 0 },
      { key: 'east', text: '自己', isleaf: 1 },
    ],
  };
  const answering = (answer: (parent: string) => unknown = (parent) => AREAS[parent] ?? []) =>
    createFakeHost({
      call: ({ api, input }) =>
        api === 'save'
          ? Promise.resolve({})
          : new Promise((resolve) => resolve(answer(typeof input.__parentid === 'string' ? input.__parentid : 'top'))),
    });
  const lazy = (more: Record<string, unknown> = {}) =>
    region({ options: undefined, lazyload: 1, source: { api: 'areas', input: { kind: 2 } }, ...more });

  it('asks for what stands below a node when it is unfolded, and only once', async () => {
    const { host } = showControls([lazy()], { host: answering() });
    expect(await screen.findByRole('treeitem', { name: '华东' })).toHaveAttribute('aria-expanded', 'false');
    expect(item('香港')).not.toHaveAttribute('aria-expanded');
    tree().focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(await screen.findByRole('treeitem', { name: '上海' })).toHaveAttribute('aria-level', '2');
    expect(item('杭州')).toHaveAttribute('aria-disabled', 'true');
    expect(screen.queryByText('自己')).toBeNull();
    await userEvent.keyboard('{ArrowLeft}{ArrowRight}');
    expect(item('上海')).toBeVisible();
    expect(host.log.calls.map(({ input }) => input)).toEqual([
      { kind: 2, __lazyload: 1 },
      { kind: 2, __lazyload: 1, __parentid: 'east' },
    ]);
  });

  it('shows that a branch is being read, tells that it could not be, and reads it when it is unfolded again', async () => {
    let isDown = true;
    const { host } = showControls([lazy()], {
      host: answering((parent) => {
        if (parent !== 'top' && isDown) throw new Error('down');
        return AREAS[parent];
      }),
    });
    const fold = (await screen.findByRole('treeitem', { name: '华东' })).querySelector('span')!;
    await userEvent.click(fold);
    await waitFor(() => expect(host.log.errors).toHaveLength(1));
    expect(item('华东')).toHaveAttribute('aria-expanded', 'false');
    isDown = false;
    fireEvent.click(fold);
    expect(item('华东')).toHaveAttribute('aria-busy', 'true');
    expect(await screen.findByRole('treeitem', { name: '上海' })).toBeVisible();
    expect(item('华东')).not.toHaveAttribute('aria-busy');
  });

  it('a node that is checked is so with what is read below it later; unchecking one of those leaves the others', async () => {
    const more = {
      top: AREAS.top,
      east: [
        { key: 'sh', text: '上海', isleaf: 1 },
        { key: 'nb', text: '宁波', isleaf: 1 },
      ],
    } as Record<string, unknown>;
    const { host } = showControls([lazy({ checkable: 1, value: ['east'] }), save], {
      host: answering((parent) => more[parent]),
    });
    await userEvent.click((await screen.findByRole('treeitem', { name: '华东' })).querySelector('span')!);
    expect(await screen.findByRole('treeitem', { name: '上海' })).toHaveAttribute('aria-checked', 'true');
    await userEvent.click(item('上海'));
    expect(item('华东')).toHaveAttribute('aria-checked', 'mixed');
    await press();
    expect(sent(host)).toEqual({ __pagestatus: 1, region: ['nb'] });
  });

  it('a reload forgets the branches and asks anew', async () => {
    const { host } = showControls(
      [
        lazy(),
        { type: 'button', name: 'again', title: '刷新', onclicked: { steps: [{ do: 'reload', target: 'region' }] } },
      ],
      { host: answering() },
    );
    await userEvent.click((await screen.findByRole('treeitem', { name: '华东' })).querySelector('span')!);
    await screen.findByRole('treeitem', { name: '上海' });
    await userEvent.click(screen.getByRole('button', { name: '刷新' }));
    await waitFor(() => expect(screen.queryByRole('treeitem', { name: '上海' })).toBeNull());
    expect(await screen.findByRole('treeitem', { name: '华东' })).toBeVisible();
    expect(host.log.calls.map(({ isFresh }) => isFresh)).toEqual([false, false, true]);
  });
});

it('a tree that cannot be read says so in its place and to the global handler, once for each try, and shows no loading any more', async () => {
  const host = createFakeHost({ call: () => Promise.reject(new AppError('network', '网络链接错误')) });
  showControls([region({ options: undefined, source: { api: 'regions' } })], { host });
  expect(screen.getByText('engine.loading')).toBeVisible();
  expect(await screen.findByRole('alert')).toHaveTextContent('网络链接错误');
  expect(screen.queryByText('engine.loading')).toBeNull();
  expect(host.log.errors).toEqual([expect.objectContaining({ message: '网络链接错误' })]);
  await userEvent.click(screen.getByRole('button', { name: 'engine.retry' }));
  await waitFor(() => expect(host.log.errors).toHaveLength(2));
});
