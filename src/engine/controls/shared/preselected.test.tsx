import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeHost } from '../../fakeHost';
import { PAGE_STATUS } from '../../host';
import type { PageStatus } from '../../host';
import { createTestPage } from '../../model/testPage';
import { showControls } from '../../react/testView';

const flat = [
  { key: 'a', text: '甲' },
  { key: 'b', text: '乙', isselected: 1 },
  { key: 'c', text: '丙', isselected: 1 },
  { key: 'd', text: '丁', isselected: 0 },
];
const deep = [
  {
    key: 'zj',
    text: '浙江',
    children: [
      { key: 'hz', text: '杭州' },
      { key: 'nb', text: '宁波', isselected: 1 },
    ],
  },
];
const choice = (type: string, options: unknown, more: Record<string, unknown> = {}) => ({
  type,
  name: 'choice',
  options,
  textfield: 'name',
  ...more,
});

const open = (control: Record<string, unknown>, status: PageStatus = PAGE_STATUS.new) =>
  createTestPage([control], { status });

describe('choices that are marked isselected, on a new record', () => {
  it.each([
    ['a select', choice('select', flat), 'b', '乙'],
    ['a select of several', choice('select', flat, { multiple: 1 }), ['b', 'c'], '乙，丙'],
    ['radio buttons', choice('radio', flat), 'b', '乙'],
    ['checkboxes', choice('checkbox', flat), ['b', 'c'], '乙，丙'],
    ['a tree select', choice('treeselect', deep), 'nb', '宁波'],
    ['a cascader', choice('cascader', deep), ['zj', 'nb'], '浙江 / 宁波'],
  ])('are chosen beforehand in %s, with their text, and are no unsaved input', (_what, control, value, text) => {
    const { page } = open(control);
    expect(page.values()).toMatchObject({ choice: value, name: text });
    expect(page.isDirty()).toBe(false);
  });

  it.each([
    ['in a page that edits a record', choice('select', flat), PAGE_STATUS.edit],
    ['where none is marked', choice('select', flat.slice(0, 1)), PAGE_STATUS.new],
    [
      'that cannot be chosen any more',
      choice('select', [{ key: 'b', text: '乙', isselected: 1, status: 0 }]),
      PAGE_STATUS.new,
    ],
  ] as const)('are not chosen beforehand %s', (_what, control, status) => {
    const { page, value } = open(control, status);
    expect(value('choice')).toBeUndefined();
    expect(page.values()).not.toHaveProperty('name');
  });

  it('give way to the value that the protocol gives, and to a loaded record', () => {
    expect(open(choice('select', flat, { value: 'a' })).value('choice')).toBe('a');
    const { page, value } = open(choice('select', flat));
    page.fill({ choice: 'd' });
    expect(value('choice')).toBe('d');
  });

  it('are chosen in rows that are added, and never in rows that were loaded', () => {
    const { page, array } = createTestPage(
      [{ type: 'array', name: 'lines', controls: [choice('select', flat), { type: 'number', name: 'qty' }] }],
      { status: PAGE_STATUS.edit },
    );
    page.fill({ lines: [{ qty: 1 }] });
    array('lines').insertEmpty();
    array('lines').insert([{ choice: 'a' }]);
    expect(array('lines').value()).toMatchObject([{ qty: 1 }, { choice: 'b', name: '乙' }, { choice: 'a' }]);
    expect(array('lines').list()[0]?.values).toEqual({ qty: 1 });
  });
});

describe('choices of the server that are marked isselected', () => {
  const source = (type: string) => choice(type, undefined, { title: '选择', source: { api: 'choices' } });
  const asking = () => createFakeHost({ call: ({ api }) => Promise.resolve(api === 'choices' ? flat : {}) });
  const save = { type: 'button', name: 'save', title: '保存', onclicked: { steps: [{ do: 'submit', api: 'save' }] } };

  it.each([
    ['radio', 'b', '乙'],
    ['checkbox', ['b', 'c'], '乙，丙'],
  ])('are chosen in a %s once they are read, if nobody has chosen', async (type, value, text) => {
    const { host } = showControls([source(type), save], { host: asking() });
    await waitFor(() => expect(screen.getByRole(type, { name: '乙' })).toBeChecked());
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    expect(host.log.calls.at(-1)?.input).toMatchObject({ choice: value, name: text });
  });

  it('are not chosen again after a person has taken the choice back', async () => {
    showControls([source('radio')], { host: asking() });
    await waitFor(() => expect(screen.getByRole('radio', { name: '乙' })).toBeChecked());
    await userEvent.click(screen.getByRole('button', { name: /engine.radio.clear/ }));
    expect(screen.getByRole('radio', { name: '乙' })).not.toBeChecked();
  });

  it('are not chosen in a page that edits a record', async () => {
    showControls([source('radio')], { host: asking(), status: PAGE_STATUS.edit });
    expect(await screen.findByRole('radio', { name: '乙' })).not.toBeChecked();
  });
});
