import { createEvent, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeHost } from '../../fakeHost';
import { PAGE_STATUS } from '../../host';
import { field, showControls } from '../../react/testView';
import { addTags } from './addTags';

const tags = (more: Record<string, unknown> = {}) => ({ type: 'tags', name: 'marks', title: '标签', ...more });
const save = { type: 'button', name: 'save', title: '保存', onclicked: { steps: [{ do: 'submit', api: 'save' }] } };
const press = () => userEvent.click(screen.getByRole('button', { name: '保存' }));
const shown = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const accepting = () => createFakeHost({ call: () => Promise.resolve({}) });

describe('adding what was typed', () => {
  it.each([
    ['甲', ['甲'], ''],
    [' 甲 ， 乙,丙 ', ['甲', '乙', '丙'], ''],
    [', ,', [], ''],
    ['甲,甲,丁', ['甲'], '甲, 丁'],
  ])('%j', (typed, expected, rest) => {
    expect(addTags([], typed, {})).toMatchObject({ tags: expected, rest });
  });
});

it('are added with Enter, a comma of either kind and by leaving, and sent as an array', async () => {
  const { host } = showControls([tags(), save], { host: accepting() });
  await userEvent.type(field('标签'), '新品{Enter}冷藏,促销，');
  expect(shown()).toEqual(['新品', '冷藏', '促销']);
  await userEvent.type(field('标签'), '赠品');
  await press();
  expect(host.log.calls[0]?.input).toEqual({ __pagestatus: 1, marks: ['新品', '冷藏', '促销', '赠品'] });
});

it('are removed with their button, which hands the focus on, and with Backspace in the empty input', async () => {
  const { host } = showControls([tags({ value: ['甲', '乙', '丙'] }), save], { host: accepting() });
  await userEvent.click(screen.getByRole('button', { name: 'engine.tags.remove {"tag":"乙"}' }));
  expect(field('标签')).toHaveFocus();
  await userEvent.keyboard('x{Backspace}');
  expect(shown()).toEqual(['甲', '丙']);
  await userEvent.keyboard('{Backspace}');
  expect(shown()).toEqual(['甲']);
  await userEvent.keyboard('{Backspace}');
  await press();
  expect(host.log.calls[0]?.input).toEqual({ __pagestatus: 1, marks: null });
});

it('that are there already, too many or too long are refused, told at once, and stay in the input', async () => {
  showControls([tags({ value: ['甲'], maxcount: 2, maxlength: 3 })]);
  await userEvent.type(field('标签'), '甲{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('engine.tags.twice {"tag":"甲"}');
  expect(field('标签')).toHaveValue('甲');
  await userEvent.type(field('标签'), '乙丙丁{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('engine.text.maxlength {"count":3}');
  await userEvent.clear(field('标签'));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await userEvent.type(field('标签'), '乙{Enter}丙{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('engine.tags.maxcount {"maxcount":2}');
  expect(shown()).toEqual(['甲', '乙']);
});

it('do not take the Enter or comma of an input method that composes', () => {
  showControls([tags()]);
  const input = field('标签');
  fireEvent.compositionStart(input);
  fireEvent.input(input, { target: { value: 'ni，' }, isComposing: true });
  fireEvent(input, createEvent.keyDown(input, { key: 'Enter', isComposing: true }));
  expect(shown()).toEqual([]);
  expect(input).toHaveValue('ni，');
});

it.each([
  [{ required: 1 }, 'engine.required {"title":"标签"}'],
  [{ value: 'old' }, 'engine.tags.invalid {"title":"标签"}'],
  [{ value: ['a', { bad: 1 }] }, 'engine.tags.invalid {"title":"标签"}'],
  [{ value: ['a', 'b', 'a'] }, 'engine.tags.twice {"title":"标签","tag":"a"}'],
])('%j is refused', async (more, message) => {
  const { host } = showControls([tags(more), save]);
  await press();
  expect(screen.getByText(message)).toBeVisible();
  expect(field('标签')).toHaveAttribute('aria-invalid', 'true');
  expect(host.log.calls).toEqual([]);
});

it('cannot be changed in a page that is only viewed', () => {
  showControls([tags({ value: ['甲', '乙'] })], { status: PAGE_STATUS.view });
  expect(screen.getByRole('list', { name: '标签' })).toBeVisible();
  expect(shown()).toEqual(['甲', '乙']);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});
