import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cleanTree } from './cleanTree';
import { createDrawing } from './createDrawing';

function setUp() {
  const root = document.body.appendChild(document.createElement('div'));
  const emit = jest.fn();
  const paint = createDrawing(root, emit);
  return { root, emit, draw: (tree: unknown, isBehind = false) => paint(cleanTree(tree).nodes, { isBehind }) };
}

afterEach(() => document.body.replaceChildren());

it('keeps elements that stay, with their focus, and takes away what is gone', () => {
  const { root, draw } = setUp();
  draw([
    { tag: 'button', text: 'a', attributes: { title: 'x', 'aria-label': '甲' }, style: { color: 'red', padding: '0' } },
    'text',
    { tag: 'p' },
  ]);
  const button = screen.getByRole('button');
  button.focus();
  draw([{ tag: 'button', text: 'b', attributes: { 'aria-label': '乙' }, style: { padding: '4px' } }, { tag: 'hr' }]);
  expect(screen.getByRole('button', { name: '乙' })).toBe(button);
  expect(button).toHaveFocus();
  expect(root.innerHTML).toBe('<button aria-label="乙" type="button" style="padding: 4px;">b</button><hr>');
});

it('says what happened, with the value, the tick and the key, to the handler of the newest drawing', async () => {
  const { draw, emit } = setUp();
  const tree = (first: number) => [
    { tag: 'input', attributes: { 'aria-label': '数' }, on: { keydown: first, input: first + 1 } },
    { tag: 'input', attributes: { type: 'checkbox' }, on: { change: first + 2 } },
  ];
  draw(tree(0));
  draw(tree(10));
  await userEvent.type(screen.getByRole('textbox'), '7');
  await userEvent.click(screen.getByRole('checkbox'));
  expect(emit.mock.calls).toEqual([
    [10, { value: '', checked: false, key: '7' }],
    [11, { value: '7', checked: false }],
    [12, { value: 'on', checked: true }],
  ]);
});

it('leaves to people what it does not draw: a text typed, a tick, a choice, a detail opened', async () => {
  const { draw } = setUp();
  const tree = (text: string) => [
    { tag: 'input', attributes: { type: 'search' } },
    { tag: 'input', attributes: { type: 'checkbox' } },
    {
      tag: 'select',
      children: [
        { tag: 'option', text: 'a' },
        { tag: 'option', text: 'b' },
      ],
    },
    { tag: 'details', children: [{ tag: 'summary', text }] },
  ];
  draw(tree('1'));
  await userEvent.type(screen.getByRole('searchbox'), '甲');
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.selectOptions(screen.getByRole('combobox'), 'b');
  screen.getByRole<HTMLDetailsElement>('group').open = true;
  draw(tree('2'));
  expect(screen.getByRole('searchbox')).toHaveValue('甲');
  expect(screen.getByRole('checkbox')).toBeChecked();
  expect(screen.getByRole('combobox')).toHaveValue('b');
  expect(screen.getByRole('group')).toHaveAttribute('open');
});

it('draws ticks and choices, and takes them back', () => {
  const { draw } = setUp();
  const tree = (isOn: boolean) => [
    { tag: 'input', attributes: { type: 'checkbox', checked: isOn } },
    {
      tag: 'select',
      attributes: { value: isOn ? 'b' : 'a' },
      children: ['a', 'b'].map((text) => ({ tag: 'option', text, attributes: { value: text } })),
    },
  ];
  draw(tree(true));
  expect(screen.getByRole('checkbox')).toBeChecked();
  expect(screen.getByRole('combobox')).toHaveValue('b');
  draw(tree(false));
  expect(screen.getByRole('checkbox')).not.toBeChecked();
  expect(screen.getByRole('combobox')).toHaveValue('a');
});

it('does not write over what somebody types while the drawing is behind', () => {
  const { draw } = setUp();
  draw({ tag: 'input', attributes: { value: '1' } });
  const input = screen.getByRole<HTMLInputElement>('textbox');
  input.focus();
  input.value = '12';
  draw({ tag: 'input', attributes: { value: '1' } }, true);
  expect(input).toHaveValue('12');
  draw({ tag: 'input', attributes: { value: '123' } });
  expect(input).toHaveValue('123');
});

it('draws pictures in lines', () => {
  const { root, draw } = setUp();
  draw({
    tag: 'svg',
    attributes: { viewBox: '0 0 8 8', role: 'img' },
    children: [{ tag: 'path', attributes: { d: 'M0 0h8', fill: 'none' } }],
  });
  expect(root.querySelector('path')?.namespaceURI).toBe('http://www.w3.org/2000/svg');
});
