import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeHost } from '../fakeHost';
import { PAGE_STATUS } from '../host';
import { readProtocol } from '../protocol/readProtocol';
import { showControls } from '../react/testView';
import { factsOf, knownTypes } from './factsTable';
import { VIEWS } from './viewsTable';

const options = [
  { key: 'a', text: '甲' },
  { key: 'b', text: '乙' },
];
const pressed = { steps: [{ do: 'message', text: 'pressed' }] };

/** What a type needs beside its name, so that there is something of it to press. */
const NEEDS: Readonly<Record<string, Record<string, unknown>>> = {
  select: { options },
  radio: { options },
  checkbox: { options },
  tree: { options },
  treeselect: { options },
  cascader: { options },
  picker: { pagecode: 'choose' },
  custom: { component: 'map' },
  label: { value: '合计' },
  barcode: { value: 'A-1' },
  html: { html: '<p>说明</p>' },
  link: { text: '打开' },
  chart: { kind: 'bar', categoryfield: 'm', valuefields: [{ name: 'v', title: '值' }], value: [{ m: '一月', v: 3 }] },
  table: { columns: [{ name: 'a', title: 'A' }], source: { api: 'q' } },
  report: { reportcode: 'sales-summary' },
  list: { titlefield: 'a', source: { api: 'q' } },
  search: { controls: [], target: 'a' },
  array: { controls: [] },
  calendar: { value: [] },
};
const CONTAINERS: readonly string[] = [...knownTypes()].filter((type) => factsOf(type)?.category === 'container');

const control = (type: string, more: Record<string, unknown> = {}) => ({
  type,
  name: 'it',
  title: '标题',
  ...(CONTAINERS.includes(type) && { controls: [] }),
  ...NEEDS[type],
  onclicked: pressed,
  ...more,
});
const host = () => createFakeHost({ call: () => Promise.resolve({ items: [{ id: 1, a: '行' }], __itemcount: 1 }) });
const frame = () => document.querySelector<HTMLElement>('[data-control="it"]') as HTMLElement;
const box = () => within(frame());

beforeAll(() => void jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null));

const answering = [...knownTypes()].filter(
  (type) => factsOf(type)?.clicks !== 'none' && factsOf(type)?.clicks !== 'own',
);

describe.each(answering)('a %s with an onclicked', (type) => {
  it('runs it when it is pressed, once', async () => {
    const { host: world } = showControls([control(type)], { host: host() });
    const target = frame().querySelector('input, textarea, [role="textbox"]') ?? frame();
    await userEvent.click(target);
    expect(world.log.messages).toEqual([['info', 'pressed']]);
  });

  it('runs it by keyboard, where it is more than text and an own meaning of Enter', async () => {
    if (type === 'textarea' || type === 'richtext') return;
    const { host: world } = showControls([control(type)], { host: host() });
    await userEvent.tab();
    expect(frame().contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Enter}');
    expect(world.log.messages).toEqual([['info', 'pressed']]);
  });
});

it.each([...knownTypes()].filter((type) => factsOf(type)?.clicks === 'none'))(
  'a %s with an onclicked is reported: there is nothing of it to press',
  (type) => {
    const result = readProtocol({ protocolversion: '1.1.0', pageinfo: { type: 200 }, controls: [control(type)] });
    const issues = 'refused' in result ? result.refused : result.protocol.issues;
    expect(issues).toContainEqual(
      expect.objectContaining({ code: 'unsupported-trigger', path: 'controls[0].onclicked', severity: 'warning' }),
    );
  },
);

it.each(['button', 'label', 'card', 'table'])('an onblur on a %s, which takes no input, is reported', (type) => {
  const result = readProtocol({
    protocolversion: '1.1.0',
    pageinfo: { type: 200 },
    controls: [control(type, { onclicked: undefined, onblur: pressed })],
  });
  expect('protocol' in result && result.protocol.issues).toEqual([
    expect.objectContaining({ code: 'unsupported-trigger', path: 'controls[0].onblur' }),
  ]);
});

it.each(['button', 'label', 'card', 'table'])('a problem of a %s, which takes no input, is reported', (type) => {
  const result = readProtocol({
    protocolversion: '1.1.0',
    pageinfo: { type: 200 },
    controls: [control(type, { onclicked: undefined, problem: '=page.nothing' })],
  });
  expect('protocol' in result && result.protocol.issues).toEqual([
    expect.objectContaining({ code: 'unknown-key', path: 'controls[0].problem', severity: 'warning' }),
  ]);
});

it('a label with an onclicked is a button that says its title and value, and answers the space bar', async () => {
  const { host: world } = showControls([control('label')], { status: PAGE_STATUS.view });
  screen.getByRole('button', { name: '标题 合计' }).focus();
  await userEvent.keyboard(' ');
  expect(world.log.messages).toHaveLength(1);
});

it('a card with an onclicked leaves presses on what stands in it alone', async () => {
  const inner = [
    { type: 'text', name: 'note', title: '备注' },
    { type: 'button', name: 'go', title: '去', onclicked: { steps: [{ do: 'message', text: 'inner' }] } },
    { type: 'label', name: 'sum', value: '9', onclicked: { steps: [{ do: 'message', text: 'label' }] } },
  ];
  const { host: world } = showControls([control('card', { controls: inner })]);
  const group = screen.getByRole('group', { name: '标题' });
  await userEvent.click(within(group).getByLabelText('备注'));
  await userEvent.keyboard('{Enter}');
  await userEvent.click(within(group).getByRole('button', { name: '去' }));
  await userEvent.click(within(group).getByText('9'));
  expect(world.log.messages.map(([, text]) => text)).toEqual(['inner', 'label']);
  await userEvent.click(within(group).getByRole('heading', { name: '标题' }));
  expect(world.log.messages).toHaveLength(3);
});

it('a press on the label of an input is one press, and one on a button beside it none', async () => {
  const { host: world } = showControls([control('password')]);
  await userEvent.click(screen.getByText('标题'));
  expect(world.log.messages).toHaveLength(1);
  await userEvent.click(box().getByRole('button'));
  expect(world.log.messages).toHaveLength(1);
});

it('a press counts when the widget takes the place of the light input before it is released: no click follows then', async () => {
  await act(async () => {
    await VIEWS.select?.live?.load();
  });
  const { host: world } = showControls([control('select')]);
  const input = screen.getByLabelText('标题');
  fireEvent.pointerDown(input);
  act(() => input.focus());
  expect(input).not.toBeInTheDocument();
  fireEvent.pointerUp(screen.getByLabelText('标题'));
  await waitFor(() => expect(world.log.messages).toHaveLength(1));
});

it('Enter that ends a composition is no press', () => {
  const { host: world } = showControls([control('text')]);
  fireEvent.keyDown(screen.getByLabelText('标题'), { key: 'Enter', isComposing: true });
  expect(world.log.messages).toEqual([]);
});

it('a control without an onclicked takes no focus of its own', () => {
  showControls([control('label', { onclicked: undefined })]);
  expect(frame()).not.toHaveAttribute('tabindex');
  expect(frame()).not.toHaveAttribute('role');
});
