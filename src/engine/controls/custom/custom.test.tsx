import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore } from '@/common/store';
import { createFakeHost } from '../../fakeHost';
import { PAGE_STATUS } from '../../host';
import type { EngineHost } from '../../host';
import { field, showControls } from '../../react/testView';

type Files = Readonly<Record<string, string>>;

const componentsOf = (files: Files): EngineHost['components'] => {
  const found = Object.fromEntries(
    Object.entries(files).map(([type, code]) => [type, { type, code, isTrusted: true }]),
  );
  return { find: (type) => found[type] ?? (type === 'lost' ? 'missing' : 'unknown') };
};

const hostWith = (files: Files, more: Partial<EngineHost> = {}) =>
  createFakeHost({ components: componentsOf(files), call: () => Promise.resolve({}), ...more });

const NOTE = `registerComponent('note', {
  properties: { heading: { type: 'text', value: '便笺' }, lines: { type: 'list', value: [] } },
  render: ({ heading, lines }, { language }) => ({ tag: 'section', children: [{ tag: 'h4', text: heading + ' ' + language }, { tag: 'ul', children: lines.map((text) => ({ tag: 'li', text })) }] }),
})`;

const STARS = `registerComponent('stars', {
  properties: { most: { type: 'number', value: 3 } },
  render: ({ most }, { value = 0, setValue, readonly, required, hidden }) => [
    { tag: 'small', text: [required && 'required', hidden && 'hidden'].filter(Boolean).join(' ') },
    ...Array.from({ length: most }, (_, index) => ({ tag: 'button', text: index < value ? '★' : '☆', attributes: { 'aria-label': index + 1 + ' 星', disabled: readonly }, on: { click: () => setValue(index + 1) } })),
    { tag: 'input', attributes: { 'aria-label': '星数', value }, on: { input: (event) => setValue(Number(event.value)), keydown: (event) => event.key === 'Delete' && setValue(null) } },
  ],
})`;

const note = (props: Record<string, unknown> = {}) => ({
  type: 'custom',
  name: 'card',
  title: '便签',
  component: 'note',
  props,
});
const stars = (more: Record<string, unknown> = {}) => ({
  type: 'custom',
  name: 'score',
  title: '评分',
  component: 'stars',
  ...more,
});
const save = { type: 'button', name: 'save', title: '保存', onclicked: { steps: [{ do: 'submit', api: 'save' }] } };
const press = () => userEvent.click(screen.getByRole('button', { name: '保存' }));

it('shows a component with what the page hands to it, and again when that or the language changes', async () => {
  const translation = createStore({ language: 'zh-CN' });
  showControls(
    [note({ heading: '=name', lines: ['@line', '2'] }), { type: 'text', name: 'name', title: '名称', value: '一' }],
    { host: hostWith({ note: NOTE }, { translation }) },
  );
  expect(await screen.findByRole('heading', { name: '一 zh-CN' })).toBeVisible();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['line', '2']);
  expect(screen.getByRole('group', { name: '便签' })).toContainElement(
    screen.getByRole('heading', { name: '一 zh-CN' }),
  );
  await userEvent.type(field('名称'), '二');
  expect(screen.getByRole('heading', { name: '一二 zh-CN' })).toBeVisible();
  act(() => translation.set({ language: 'en' }));
  expect(await screen.findByRole('heading', { name: '一二 en' })).toBeVisible();
});

it('is an input like any other: shown beside, unsaved, submitted', async () => {
  const { host } = showControls(
    [
      stars({ onvaluechange: { steps: [{ do: 'message', text: '=event.value' }] } }),
      { type: 'label', name: 'twice', title: '两倍', value: '=mul(score, 2)' },
      save,
    ],
    { host: hostWith({ stars: STARS }) },
  );
  await userEvent.click(await screen.findByRole('button', { name: '2 星' }));
  expect(screen.getByText('4')).toBeVisible();
  expect(screen.getByRole('button', { name: '2 星' })).toHaveFocus();
  expect(host.log.dirty.at(-1)).toBe(true);
  await press();
  expect(host.log.calls[0]?.input).toEqual({ __pagestatus: 1, score: 2 });
});

it('must have a value where it is required, and goes to its first field then', async () => {
  const { host } = showControls([stars({ required: 1 }), save], { host: hostWith({ stars: STARS }) });
  expect(await screen.findByText('required')).toBeVisible();
  await press();
  expect(screen.getByText('engine.required.choose {"title":"评分"}')).toBeVisible();
  expect(screen.getByRole('button', { name: '1 星' })).toHaveFocus();
  expect(host.log.calls).toEqual([]);
});

it('keeps the caret while its value is typed, and hears keys', async () => {
  showControls([stars()], { host: hostWith({ stars: STARS }) });
  const input = await screen.findByRole('textbox', { name: '星数' });
  await userEvent.clear(input);
  await userEvent.type(input, '3');
  expect(input).toHaveFocus();
  expect(screen.getByRole('button', { name: '3 星' })).toHaveTextContent('★');
  await userEvent.keyboard('{Delete}');
  expect(screen.getByRole('button', { name: '1 星' })).toHaveTextContent('☆');
});

it('cannot be changed in a page that is only viewed', async () => {
  showControls([stars({ value: 2 })], { host: hostWith({ stars: STARS }), status: PAGE_STATUS.view });
  expect(await screen.findByRole('button', { name: '2 星' })).toBeDisabled();
  await userEvent.type(screen.getByRole('textbox', { name: '星数' }), '3');
  expect(screen.getByRole('button', { name: '2 星' })).toHaveTextContent('★');
  expect(screen.getByRole('button', { name: '3 星' })).toHaveTextContent('☆');
});

it('stands in the rows of an array, with what belongs to its row', async () => {
  const lines = {
    type: 'array',
    name: 'lines',
    title: '明细',
    value: [
      { item: 'a', score: 1 },
      { item: 'b', score: 2 },
    ],
    controls: [
      { type: 'text', name: 'item', title: '品名' },
      { ...stars(), props: { most: '=if(row.item == top, 3, 2)' } },
    ],
  };
  showControls([{ type: 'text', name: 'top', title: '最高', value: 'b' }, lines], { host: hostWith({ stars: STARS }) });
  const cell = (row: number) =>
    within(screen.getByRole('group', { name: `engine.array.cell {"title":"评分","row":${row}}` }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  expect(await screen.findAllByRole('group')).not.toHaveLength(0);
  expect(cell(1)).toEqual(['★', '☆']);
  expect(cell(2)).toEqual(['★', '★', '☆']);
  await userEvent.clear(field('最高'));
  await userEvent.type(field('最高'), 'a');
  expect(cell(1)).toEqual(['★', '☆', '☆']);
});

it('says in its place that a component is not registered, and goes on with the page', () => {
  showControls([note(), { type: 'text', name: 'name', title: '名称' }]);
  const card = screen.getByRole('alert');
  expect(card).toHaveTextContent('engine.notregistered');
  expect(card).toHaveTextContent('engine.issue.unknown-component {"component":"note"}');
  expect(card).toHaveTextContent('unknown-component · test-page · controls[0].component');
  expect(screen.getByLabelText('名称')).toBeVisible();
});

it.each([
  ['lost', '', 'engine.widget.nofile'],
  ['bad', "throw new TypeError('x')", 'engine.widget.threw {"message":"TypeError: x"}'],
  ['bad', 'registerComponent(', 'engine.widget.threw'],
  ['bad', '1 + 1', 'engine.widget.nothing'],
  ['bad', "registerComponent('good', { render: () => 'x' })", 'engine.widget.othername {"name":"good"}'],
  ['bad', "registerComponent('bad', { render: 'x' })", 'engine.widget.badshape {"part":"render"}'],
])(
  'a component %s with the file %j gives the tip once and a card, and the page goes on',
  async (component, code, reason) => {
    const custom = (name: string) => ({ type: 'custom', name, title: name, component });
    const { host } = showControls([custom('a'), custom('b'), { type: 'text', name: 'name', title: '名称' }], {
      host: hostWith({ bad: code }),
    });
    const [card, ...others] = await screen.findAllByRole('alert');
    expect(card).toHaveTextContent('engine.widget.failed');
    expect(card).toHaveTextContent(JSON.stringify(reason).slice(0, -1));
    expect(card).toHaveTextContent('component-failed · test-page · controls[0].component');
    expect(others).toHaveLength(1);
    expect(host.log.messages).toEqual([['error', 'engine.widget.failed']]);
    await userEvent.type(field('名称'), '甲');
    expect(field('名称')).toHaveValue('甲');
  },
);

const FRAGILE = `registerComponent('note', { properties: { way: { type: 'text' } }, render({ way }) {
  if (way === '1') throw new Error('x');
  if (way === '2') return { tag: 'iframe' };
  return { tag: 'p', text: 'fine', attributes: { onclick: 'alert(1)' } };
} })`;

it('gives a card with its name and place when a drawing fails, and recovers when it is told something new', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  showControls([note({ way: '=way' }), { type: 'text', name: 'way', title: '方式' }], {
    host: hostWith({ note: FRAGILE }),
  });
  expect(await screen.findByText('fine')).toBeVisible();
  expect(warn).toHaveBeenCalledWith('test-page › card › note: engine.widget.leftout {"what":"p onclick"}');
  await userEvent.type(field('方式'), '1');
  expect(screen.getByRole('alert')).toHaveTextContent(
    JSON.stringify({ reason: 'note (card): engine.widget.threw {"message":"Error: x"}' }),
  );
  expect(screen.getByRole('alert')).toHaveTextContent('crash · test-page · controls[0]');
  expect(screen.getByText('fine')).not.toBeVisible();
  await userEvent.clear(field('方式'));
  await userEvent.type(field('方式'), '2');
  expect(screen.getByRole('alert')).toHaveTextContent('engine.widget.badtag');
  await userEvent.clear(field('方式'));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('fine')).toBeVisible();
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});

it('registers anew for another tenant: nothing is left of the one before', async () => {
  const count =
    "globalThis.runs = (globalThis.runs ?? 0) + 1; registerComponent('note', { render: () => 'run ' + globalThis.runs })";
  const first = hostWith({ note: count });
  const { unmount } = showControls([note(), { ...note(), name: 'second' }], { host: first });
  expect(await screen.findAllByText('run 1')).toHaveLength(2);
  unmount();
  showControls([note()], { host: hostWith({ note: count }) });
  expect(await screen.findByText('run 2')).toBeVisible();
});

it('must name its component', () => {
  showControls([{ type: 'custom', name: 'card', title: '便签' }]);
  expect(screen.getByRole('alert')).toHaveTextContent('engine.issue.required {"expected":"component"}');
});
