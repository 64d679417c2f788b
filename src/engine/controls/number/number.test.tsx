import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeHost } from '../../fakeHost';
import { field, showControls } from '../../react/testView';
import { parseNumber } from './numberText';

const number = (more: Record<string, unknown> = {}) => ({ type: 'number', name: 'n', title: '数量', ...more });
const save = { type: 'button', name: 'save', title: '保存', onclicked: { steps: [{ do: 'submit', api: 'save' }] } };

describe('what a person types as a number', () => {
  it.each<[string, number | string | undefined]>([
    ['12', 12],
    ['-3.5', -3.5],
    ['+3', 3],
    ['.5', 0.5],
    ['5.', 5],
    ['007', 7],
    ['1,234,567.8', 1234567.8],
    [' 1 2 ', 12],
    ['１２．５', 12.5],
    ['－３', -3],
    ['１２３４５６７８９０', 1234567890],
    ['１，０００', 1000],
    ['', undefined],
    ['  ', undefined],
    [',', undefined],
    ['-', '-'],
    ['abc', 'abc'],
    ['1e5', '1e5'],
    ['0x10', '0x10'],
    ['1.2.3', '1.2.3'],
    ['--1', '--1'],
    ['Infinity', 'Infinity'],
    ['12元', '12元'],
  ])('%j reads as %j', (text, value) => {
    expect(parseNumber(text)).toBe(value);
  });
});

describe('a number', () => {
  it('shows separators and decimals while nobody edits it, and plain digits while somebody does', async () => {
    showControls([number({ value: 1234567.5, thousands: 1, decimals: 2 })]);
    expect(field('数量')).toHaveValue('1,234,567.50');
    await userEvent.click(field('数量'));
    expect(field('数量')).toHaveValue('1234567.5');
    await userEvent.tab();
    expect(field('数量')).toHaveValue('1,234,567.50');
  });

  it('stays selected for whoever comes with Tab, so that typing replaces it', () => {
    showControls([number({ value: 2.5, decimals: 2 })]);
    const input = field('数量') as HTMLInputElement;
    // As a browser does, before it tells of the focus.
    input.select();
    act(() => input.focus());
    expect(input).toHaveValue('2.5');
    expect([input.selectionStart, input.selectionEnd]).toEqual([0, 3]);
  });

  it('steps by one with the arrow keys, within its range, without binary noise', async () => {
    const { host } = showControls([number({ value: 0.1, min: -1, max: 2 }), save], {
      host: createFakeHost({ call: () => Promise.resolve({}) }),
    });
    await userEvent.click(field('数量'));
    await userEvent.keyboard('{ArrowUp}');
    expect(field('数量')).toHaveValue('1.1');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(field('数量')).toHaveValue('2');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(field('数量')).toHaveValue('-1');
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    expect(host.log.calls[0]?.input).toEqual({ __pagestatus: 1, n: -1 });
  });

  it('takes full-width digits as they come from a Chinese keyboard', async () => {
    const { host } = showControls([number(), save], { host: createFakeHost({ call: () => Promise.resolve({}) }) });
    await userEvent.type(field('数量'), '１２．５');
    expect(field('数量')).toHaveValue('１２．５');
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    expect(field('数量')).toHaveValue('12.5');
    expect(host.log.calls[0]?.input).toEqual({ __pagestatus: 1, n: 12.5 });
  });

  it('refuses letters while they are typed or pasted, and loses nothing of what is there', async () => {
    showControls([number({ value: 12 })]);
    await userEvent.click(field('数量'));
    await userEvent.keyboard('a元e-');
    await userEvent.paste('abc');
    await userEvent.paste('1.2.3');
    expect(field('数量')).toHaveValue('12');
    await userEvent.keyboard('.5');
    await userEvent.keyboard('.');
    expect(field('数量')).toHaveValue('12.5');
  });

  it('takes a pasted number with its separators', async () => {
    const { host } = showControls([number(), save], { host: createFakeHost({ call: () => Promise.resolve({}) }) });
    await userEvent.click(field('数量'));
    await userEvent.paste(' 1,234.5');
    expect(field('数量')).toHaveValue(' 1,234.5');
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    expect(host.log.calls[0]?.input).toEqual({ __pagestatus: 1, n: 1234.5 });
  });

  it('undoes letters that an input method leaves, never takes them for the value, and says so until one goes on', async () => {
    showControls([number({ value: 12 }), { type: 'label', name: 'copy', title: '副本', value: '=n' }]);
    const input = field('数量');
    act(() => input.focus());
    fireEvent.compositionStart(input);
    fireEvent.input(input, { target: { value: '12ab' }, isComposing: true });
    expect(screen.getByRole('group', { name: '副本' })).toHaveTextContent('副本 12');
    fireEvent.compositionEnd(input);
    expect(input).toHaveValue('12');
    expect(input).toHaveAccessibleDescription('engine.number.invalid {"title":"数量"}');
    // As browsers do that end a composition before its input event.
    fireEvent.input(input);
    expect(screen.getByRole('alert')).toBeVisible();
    await userEvent.type(input, '3');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(input).toHaveValue('123');
  });

  it('forgets that it undid letters once it is left, and says what is wrong with the value itself', async () => {
    showControls([number({ value: 12, max: 10 })]);
    const input = field('数量');
    act(() => input.focus());
    fireEvent.compositionStart(input);
    fireEvent.input(input, { target: { value: '12ab' }, isComposing: true });
    fireEvent.compositionEnd(input);
    await userEvent.tab();
    expect(screen.getByRole('alert')).toHaveTextContent('engine.number.max {"title":"数量","max":10}');
  });

  it('steps by what its protocol says', async () => {
    showControls([number({ value: 1, step: 0.25 })]);
    await userEvent.click(field('数量'));
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    expect(field('数量')).toHaveValue('1.25');
    await userEvent.keyboard('{PageUp}{PageUp}{PageDown}');
    expect(field('数量')).toHaveValue('3.75');
  });

  it('keeps a text that is no number when one steps, and what is only read', async () => {
    showControls([number({ value: '12元' }), number({ name: 'm', title: '只读', value: 1, readonly: 1 })]);
    await userEvent.click(field('数量'));
    await userEvent.keyboard('{ArrowUp}');
    expect(field('数量')).toHaveValue('12元');
    await userEvent.click(field('只读'));
    await userEvent.keyboard('{ArrowUp}');
    expect(field('只读')).toHaveValue('1');
  });

  it('steps with the wheel while it has the focus and keeps the page in place; otherwise the page scrolls', () => {
    showControls([number({ value: 5 })]);
    const input = field('数量');
    expect(fireEvent.wheel(input, { deltaY: 100 })).toBe(true);
    expect(input).toHaveValue('5');
    act(() => input.focus());
    expect(fireEvent.wheel(input, { deltaY: -120 })).toBe(false);
    expect(input).toHaveValue('6');
    // A touchpad sends a little at a time.
    for (let part = 0; part < 5; part += 1) fireEvent.wheel(input, { deltaY: 40 });
    expect(input).toHaveValue('5');
    expect(fireEvent.wheel(input, { deltaY: 100, ctrlKey: true })).toBe(true);
    act(() => input.blur());
    expect(fireEvent.wheel(input, { deltaY: 100 })).toBe(true);
    expect(input).toHaveValue('5');
  });

  it('shows two buttons from the first use on, which step and repeat while held; the focus goes to the input', () => {
    jest.useFakeTimers();
    try {
      const { container } = showControls([number({ value: 5, max: 9 })]);
      const button = (name: string) => container.querySelector(`[data-step="${name}"]`) as Element;
      // jsdom's own pointer events have no button.
      const press = (name: string) =>
        fireEvent(button(name), new MouseEvent('pointerdown', { bubbles: true, button: 0 }));
      expect(button('up')).toBeNull();
      fireEvent.pointerEnter(field('数量'), { pointerType: 'mouse' });
      press('up');
      expect(field('数量')).toHaveFocus();
      expect(field('数量')).toHaveValue('6');
      act(() => jest.advanceTimersByTime(500 + 100));
      expect(field('数量')).toHaveValue('8');
      fireEvent.pointerUp(button('up'));
      act(() => jest.advanceTimersByTime(1000));
      expect(field('数量')).toHaveValue('8');
      press('down');
      fireEvent.pointerUp(button('down'));
      expect(field('数量')).toHaveValue('7');
      expect(button('up').closest('[aria-hidden]')).not.toBeNull();
    } finally {
      jest.useRealTimers();
    }
  });

  it('has no such buttons in a table of lines, where the keys step all the same, and undone letters are told there', async () => {
    const { container } = showControls([
      { type: 'array', name: 'lines', title: '明细', value: [{ n: 1 }], controls: [number()] },
    ]);
    const input = screen.getByRole('textbox', { name: /数量/ });
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowUp}');
    expect(input).toHaveValue('2');
    expect(container.querySelector('[data-step]')).toBeNull();
    fireEvent.compositionStart(input);
    fireEvent.input(input, { target: { value: '2ab' }, isComposing: true });
    fireEvent.compositionEnd(input);
    expect(input).toHaveValue('2');
    expect(screen.getByRole('alert')).toHaveTextContent('engine.number.invalid');
    expect(input).toHaveFocus();
    await userEvent.tab();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps what was loaded and is no number, says so, is not sent, and can be mended', async () => {
    const { host } = showControls([number({ value: '12元' }), save]);
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    expect(field('数量')).toHaveValue('12元');
    expect(field('数量')).toHaveAccessibleDescription('engine.number.invalid {"title":"数量"}');
    expect(field('数量')).toHaveAttribute('aria-invalid', 'true');
    expect(host.log.calls).toEqual([]);
    await userEvent.type(field('数量'), '{Backspace}3');
    expect(field('数量')).toHaveValue('123');
    expect(field('数量')).not.toHaveAttribute('aria-invalid');
  });

  it('with too many decimals shows them all, so that one sees what is refused', async () => {
    showControls([number({ decimals: 2 })]);
    await userEvent.type(field('数量'), '1.239');
    await userEvent.tab();
    expect(field('数量')).toHaveValue('1.239');
    expect(screen.getByText('engine.number.decimals {"title":"数量","count":2}')).toBeVisible();
  });

  it.each([
    [{ integerdigits: 3 }, '1000', 'engine.number.integerdigits {"title":"数量","count":3}'],
    [{ integerdigits: 3 }, '-1000', 'engine.number.integerdigits {"title":"数量","count":3}'],
    [{ signed: 0 }, '-1', 'engine.number.unsigned {"title":"数量"}'],
  ])('with %j refuses %s', async (more, text, message) => {
    showControls([number(more)]);
    await userEvent.type(field('数量'), text);
    await userEvent.tab();
    expect(screen.getByText(message)).toBeVisible();
  });

  it('takes as many digits before the point as are allowed, and a minus unless it is refused', async () => {
    showControls([number({ integerdigits: 3 })]);
    await userEvent.type(field('数量'), '-999.5');
    await userEvent.tab();
    expect(field('数量')).not.toHaveAttribute('aria-invalid');
  });

  it('that cannot be computed shows nothing rather than NaN', async () => {
    showControls([
      number({ value: '=other - 1' }),
      number({ name: 'other', title: '其他' }),
      { type: 'label', name: 'l', title: '合计', format: 'money', value: '=other * 2' },
    ]);
    expect(field('数量')).toHaveValue('');
    expect(screen.getByRole('group', { name: '合计' })).toHaveTextContent(/^合计$/);
    await userEvent.type(field('其他'), '5');
    expect(field('数量')).toHaveValue('4');
    expect(screen.getByRole('group', { name: '合计' })).toHaveTextContent('10.00');
  });

  it('is rounded where it is only read', () => {
    showControls([number({ value: '=div(10, 3)', decimals: 2, readonly: 1 })]);
    expect(field('数量')).toHaveValue('3.33');
  });

  it('leaves a point alone that waits for its decimals', async () => {
    showControls([number()]);
    await userEvent.type(field('数量'), '1.');
    expect(field('数量')).toHaveValue('1.');
    await userEvent.type(field('数量'), '5');
    expect(field('数量')).toHaveValue('1.5');
  });
});

describe('a text', () => {
  it('is not disturbed while an input method composes', async () => {
    showControls([
      { type: 'text', name: 'a', title: '备注' },
      { type: 'label', name: 'copy', title: '副本', value: '=a' },
    ]);
    const input = field('备注');
    const writes = jest.spyOn(Object.getPrototypeOf(input) as HTMLInputElement, 'value', 'set');
    act(() => input.focus());
    for (const draft of ['b', 'bei', '备']) {
      fireEvent.compositionUpdate(input, { data: draft });
      fireEvent.input(input, { target: { value: draft } });
    }
    const ours = writes.mock.calls.length - 3;
    writes.mockRestore();
    expect(ours).toBe(0);
    expect(input).toHaveValue('备');
    expect(screen.getByRole('group', { name: '副本' })).toHaveTextContent('备');
  });

  it('of several lines is a text area with its own label and limit', () => {
    showControls([{ type: 'textarea', name: 'a', title: '备注', maxlength: 200, placeholder: '==SUM' }]);
    expect(field('备注').tagName).toBe('TEXTAREA');
    expect(field('备注')).toHaveAttribute('maxlength', '200');
    expect(field('备注')).toHaveAttribute('placeholder', '=SUM');
  });

  it('marks and unmarks as required, and hides and shows, as its expressions say', async () => {
    showControls([
      number({ value: 1 }),
      { type: 'text', name: 'a', title: '原因', required: '=n > 1' },
      { type: 'text', name: 'b', title: '说明', hidden: '=n > 1' },
    ]);
    expect(field('原因')).not.toHaveAttribute('aria-required');
    await userEvent.clear(field('数量'));
    await userEvent.type(field('数量'), '2');
    expect(field('原因')).toHaveAttribute('aria-required', 'true');
    expect(field('说明')).not.toBeVisible();
    await userEvent.clear(field('数量'));
    expect(field('原因')).not.toHaveAttribute('aria-required');
    expect(field('说明')).toBeVisible();
  });
});

it.each([
  ['元', '13px'],
  ['boxes', '40px'],
  ['a unit of very many words', '96px'],
])('leaves room for the unit %s beside its figures', (unit, room) => {
  showControls([number({ unit })]);
  expect(screen.getByText(unit).parentElement?.style.getPropertyValue('--unit')).toBe(room);
});
