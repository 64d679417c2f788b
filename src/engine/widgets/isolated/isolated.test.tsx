import { act, fireEvent, screen, within } from '@testing-library/react';
import { createFakeHost } from '../../fakeHost';
import { PAGE_STATUS } from '../../host';
import { field, showControls } from '../../react/testView';
import { createFakeFrame } from './fakeFrame';
import type { FakeFrame } from './fakeFrame';

let fake: FakeFrame;
jest.mock('./programAddress', () => ({ programAddress: () => 'https://host.example/widget-frame.js' }));
jest.mock('./openFrame', () => ({ openFrame: (...call: Parameters<FakeFrame['open']>) => fake.open(...call) }));

beforeEach(() => {
  jest.useFakeTimers();
  fake = createFakeFrame();
});
afterEach(() => {
  jest.useRealTimers();
  fake.root.remove();
});

const pass = (ms = 20) => act(() => jest.advanceTimersByTimeAsync(ms));

const COUNTER = `registerComponent('counter', {
  properties: { step: { type: 'number', value: 1 }, unit: { type: 'text' } },
  render: ({ step, unit }, { value = 0, setValue, readonly, language }) => [
    { tag: 'output', text: value + (unit || '') + ' ' + language },
    { tag: 'button', text: '+', attributes: { disabled: readonly }, on: { click: () => setValue(value + step) } },
    { tag: 'input', attributes: { 'aria-label': '数', value }, on: { input: (event) => setValue(Number(event.value)) } },
  ],
})`;

async function show(
  code: string,
  controls: readonly unknown[] = [],
  control: Record<string, unknown> = {},
  more: Parameters<typeof showControls>[1] = {},
) {
  const host = createFakeHost({
    components: { find: () => ({ type: 'counter', code, isTrusted: false }) },
    call: () => Promise.resolve({}),
  });
  const view = showControls(
    [{ type: 'custom', name: 'boxes', title: '箱数', component: 'counter', ...control }, ...controls],
    { host, ...more },
  );
  await pass(100);
  return { ...view, host };
}

const press = async () => {
  fireEvent.click(within(fake.root).getByRole('button'));
  await pass();
};
const output = () => within(fake.root).getByRole('status');

it('runs in a frame that may run scripts and nothing else, and allows one script only', async () => {
  await show(COUNTER);
  const frame = screen.getByTitle<HTMLIFrameElement>('箱数');
  expect(frame.getAttribute('sandbox')).toBe('allow-scripts');
  const policy = /Content-Security-Policy" content="([^"]*)"/.exec(frame.getAttribute('srcdoc') ?? '')?.[1];
  expect(policy).toBe(
    "default-src 'none'; script-src https://host.example/widget-frame.js; worker-src blob:; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'",
  );
  expect(frame.getAttribute('srcdoc')).not.toContain('registerComponent');
});

it('draws what the page hands to it, and sets its value as an input of the page', async () => {
  const { host } = await show(
    COUNTER,
    [
      { type: 'number', name: 'each', title: '每次', value: 2 },
      { type: 'label', name: 'twice', title: '两倍', value: '=mul(boxes, 2)' },
      { type: 'button', name: 'save', title: '保存', onclicked: { steps: [{ do: 'submit', api: 'save' }] } },
    ],
    { props: { step: '=each', unit: '箱' } },
  );
  expect(output()).toHaveTextContent('0箱 zh-CN');
  await press();
  expect(output()).toHaveTextContent('2箱');
  expect(screen.getByText('4')).toBeVisible();
  expect(host.log.dirty.at(-1)).toBe(true);
  fireEvent.input(field('每次'), { target: { value: '5' } });
  await pass();
  await press();
  expect(output()).toHaveTextContent('7箱');
  fireEvent.click(screen.getByRole('button', { name: '保存' }));
  await pass(1000);
  expect(host.log.calls[0]?.input).toEqual({ __pagestatus: 1, boxes: 7, each: 5 });
});

it('is asked for when it is required and empty', async () => {
  const { host } = await show(
    COUNTER,
    [{ type: 'button', name: 'save', title: '保存', onclicked: { steps: [{ do: 'submit', api: 'save' }] } }],
    { required: 1 },
  );
  fireEvent.click(screen.getByRole('button', { name: '保存' }));
  await pass(1000);
  expect(screen.getByText('engine.required.choose {"title":"箱数"}')).toBeVisible();
  expect(host.log.calls).toEqual([]);
});

it('changes nothing in a page that is only viewed, whatever it says', async () => {
  await show(COUNTER, [], { value: 3 }, { status: PAGE_STATUS.view });
  expect(within(fake.root).getByRole('button')).toBeDisabled();
  fake.say(JSON.stringify({ kind: 'value', value: 9 }));
  await pass();
  expect(output()).toHaveTextContent('3 zh-CN');
});

it('keeps what is typed while its drawing is under way', async () => {
  await show(COUNTER);
  const input = within(fake.root).getByLabelText<HTMLInputElement>('数');
  input.focus();
  fireEvent.input(input, { target: { value: '1' } });
  fireEvent.input(input, { target: { value: '12' } });
  await pass();
  expect(input).toHaveValue('12');
  expect(input).toHaveFocus();
  expect(output()).toHaveTextContent('12');
});

it('follows the look of the product', async () => {
  await show(COUNTER);
  expect(fake.looks.at(-1)).toContain('color-scheme:light');
  document.documentElement.dataset.theme = 'dark';
  await pass();
  expect(fake.looks.at(-1)).toContain('color-scheme:dark');
  delete document.documentElement.dataset.theme;
});

it.each([
  ["throw new Error('x')", 'engine.widget.threw {"message":"Error: x"}'],
  ['', 'engine.widget.nothing'],
  ["registerComponent('other', { render: () => 'x' })", 'engine.widget.othername {"name":"other"}'],
  ["registerComponent('counter', {})", 'engine.widget.badshape {"part":"render"}'],
])('a file that does no more than %j gives the tip once and a card, and the page goes on', async (code, reason) => {
  const { host } = await show(code, [
    { type: 'custom', name: 'again', title: '又一个', component: 'counter' },
    { type: 'text', name: 'name', title: '名称' },
  ]);
  const [card, ...others] = screen.getAllByRole('alert');
  expect(card).toHaveTextContent('engine.widget.failed');
  expect(card).toHaveTextContent(JSON.stringify(reason));
  expect(card).toHaveTextContent('component-failed · test-page · controls[0].component');
  expect(others).toHaveLength(1);
  expect(host.log.messages).toEqual([['error', 'engine.widget.failed']]);
  fireEvent.input(field('名称'), { target: { value: '甲' } });
  expect(field('名称')).toHaveValue('甲');
});

const FRAGILE = `registerComponent('counter', { properties: { way: { type: 'text' } }, render({ way }) {
  if (way === 'throw') throw new Error('x');
  if (way === 'script') return { tag: 'script', text: 'x' };
  const ring = { tag: 'p' }; ring.children = [ring];
  if (way === 'ring') return ring;
  if (way === 'many') return Array.from({ length: 100000 }, () => ({ tag: 'b' }));
  return { tag: 'output', text: 'fine' };
} })`;

it.each([
  ['throw', 'engine.widget.threw {"message":"Error: x"}'],
  ['script', 'engine.widget.badtag {"tag":"script"}'],
  ['ring', 'engine.widget.cyclic'],
  ['many', 'engine.widget.toomany {"most":"5000"}'],
])(
  'a drawing that fails (%s) gives a card with its name and place, until the widget is told something new',
  async (way, reason) => {
    await show(FRAGILE, [{ type: 'text', name: 'way', title: '方式', value: 'fine' }], { props: { way: '=way' } });
    expect(output()).toBeVisible();
    fireEvent.input(field('方式'), { target: { value: way } });
    await pass();
    expect(screen.getByRole('alert')).toHaveTextContent(JSON.stringify({ reason: `counter (boxes): ${reason}` }));
    expect(screen.getByRole('alert')).toHaveTextContent('crash · test-page · controls[0]');
    expect(screen.getByTitle('箱数')).not.toBeVisible();
    fireEvent.input(field('方式'), { target: { value: 'fine' } });
    await pass();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByTitle('箱数')).toBeVisible();
  },
);

it('is ended when it owes an answer for 800 ms, and starts again when it is told something new: three times in all', async () => {
  await show(COUNTER, [{ type: 'number', name: 'each', title: '每次', value: 2 }], { props: { step: '=each' } });
  const change = async (value: string) => {
    fake.getStuck();
    fireEvent.input(field('每次'), { target: { value } });
    await pass(799);
  };
  for (const value of ['3', '4', '5']) {
    await change(value);
    expect(screen.queryByRole('alert')).toBeNull();
    await pass(10);
    expect(screen.getByRole('alert')).toHaveTextContent('engine.widget.silent {\\"ms\\":\\"800\\"}');
    expect(screen.queryByTitle('箱数')).toBeNull();
    fireEvent.input(field('每次'), { target: { value: `${value}0` } });
    await pass(100);
  }
  expect(fake.starts).toBe(3);
  expect(screen.getByRole('alert')).toBeVisible();
});

it('says so when its frame does not come up', async () => {
  const host = createFakeHost({ components: { find: () => ({ type: 'counter', code: COUNTER, isTrusted: false }) } });
  fake.open = () => ({ send: () => undefined, close: () => undefined });
  showControls([{ type: 'custom', name: 'boxes', title: '箱数', component: 'counter' }], { host });
  await pass(10_100);
  expect(screen.getByRole('alert')).toHaveTextContent('engine.widget.nostart');
});

it('is ended when it says too much at once, or too often', async () => {
  const { unmount } = await show(COUNTER);
  fake.say('x'.repeat(1_000_001));
  await pass();
  expect(screen.getByRole('alert')).toHaveTextContent('engine.widget.flood');
  unmount();
  await show(COUNTER);
  for (let times = 0; times < 201; times += 1) fake.say('x');
  await pass();
  expect(screen.getByRole('alert')).toHaveTextContent('engine.widget.flood');
});

it('is ended when it fails too often, and its page reports 20 different faults at most', async () => {
  const { host } = await show(COUNTER);
  for (let times = 0; times < 150; times += 1) fake.fail(`fault ${times}`);
  await pass();
  expect(host.log.errors).toHaveLength(20);
  for (let times = 0; times < 51; times += 1) fake.fail('again');
  await pass();
  expect(screen.getByRole('alert')).toHaveTextContent('engine.widget.flood');
});

it.each<[string, unknown]>([
  ['no text', { kind: 'value', value: 1 }],
  ['no JSON', 'x'],
  ['a drawing that nobody asked for', JSON.stringify({ kind: 'drawn', turn: 99, tree: { tag: 'b', text: 'hostile' } })],
  ['a kind that does not exist', JSON.stringify({ kind: 'eval', code: 'alert(1)' })],
  ['a fault that does not exist', JSON.stringify({ kind: 'fault', turn: 2, fault: { code: '<b>' } })],
])('nothing comes of a message that makes no sense: %s', async (_what, data) => {
  const { host } = await show(COUNTER);
  fake.say(data);
  await pass();
  expect(fake.root).not.toHaveTextContent('hostile');
  expect(host.log.errors).toEqual([]);
});

it('tells once what went wrong in a handler, and keeps its drawing', async () => {
  const { host } = await show(
    "registerComponent('counter', { render: () => ({ tag: 'button', text: 'x', on: { click: () => { throw new Error('no') } } }) })",
  );
  await press();
  await press();
  expect(host.log.errors).toHaveLength(1);
  expect(String(host.log.errors[0])).toContain(
    'engine.widget.threw {"message":"Error: no"}  test-page › boxes › counter',
  );
  expect(within(fake.root).getByRole('button')).toBeVisible();
});
