import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeHost } from '../../fakeHost';
import { readProtocol } from '../../protocol/readProtocol';
import { field, showControls } from '../../react/testView';
import facts from './facts';

const amount = (more: Record<string, unknown> = {}) => ({ type: 'money', name: 'amount', title: '金额', ...more });
const save = { type: 'button', name: 'save', title: '保存', onclicked: { steps: [{ do: 'submit', api: 'save' }] } };
const press = () => userEvent.click(screen.getByRole('button', { name: '保存' }));

it('shows separators, two decimals and its currency, plain digits while it is edited, and sends a number', async () => {
  const { host } = showControls([amount({ value: 1234567.5, unit: '元' }), save], {
    host: createFakeHost({ call: () => Promise.resolve({}) }),
  });
  expect(field('金额')).toHaveValue('1,234,567.50');
  expect(screen.getByText('元')).toBeVisible();
  await userEvent.click(field('金额'));
  expect(field('金额')).toHaveValue('1234567.5');
  await userEvent.clear(field('金额'));
  await userEvent.type(field('金额'), '８８，000.1');
  await userEvent.tab();
  expect(field('金额')).toHaveValue('88,000.10');
  await press();
  expect(host.log.calls[0]?.input).toEqual({ __pagestatus: 1, amount: 88000.1 });
});

it('rounds the decimal digits as they are written', () => {
  showControls([
    amount({ value: 1.005, readonly: 1 }),
    amount({ name: 'rate', title: '汇率', value: 6.1234, decimals: 4 }),
  ]);
  expect(field('金额')).toHaveValue('1.01');
  expect(field('汇率')).toHaveValue('6.1234');
});

it.each([
  [{}, '-1', 'engine.number.unsigned {"title":"金额"}'],
  [{}, '1.234', 'engine.number.decimals {"title":"金额","count":2}'],
  [{ integerdigits: 3 }, '1000', 'engine.number.integerdigits {"title":"金额","count":3}'],
  [{}, '12345678901234', 'engine.number.integerdigits {"title":"金额","count":13}'],
  [{ max: 10 }, '11', 'engine.number.max {"title":"金额","max":10}'],
  [{ signed: 1, min: -5 }, '-6', 'engine.number.min {"title":"金额","min":-5}'],
])('%j refuses %s and leaves it as it was typed', async (more, text, message) => {
  const { host } = showControls([amount(more), save]);
  await userEvent.type(field('金额'), text);
  await press();
  expect(screen.getByText(message)).toBeVisible();
  expect(field('金额')).toHaveValue(text);
  expect(host.log.calls).toEqual([]);
});

it('takes a minus where that is allowed', async () => {
  const { host } = showControls([amount({ signed: 1 }), save], {
    host: createFakeHost({ call: () => Promise.resolve({}) }),
  });
  await userEvent.type(field('金额'), '-88.8');
  await press();
  expect(host.log.calls[0]?.input).toEqual({ __pagestatus: 1, amount: -88.8 });
});

it('that a server sent as something else is shown as it came, and refused', async () => {
  showControls([amount({ value: '12.5x' }), save]);
  expect(field('金额')).toHaveValue('12.5x');
  await press();
  expect(screen.getByText('engine.number.invalid {"title":"金额"}')).toBeVisible();
});

it('must be there where it is required, and cannot be changed where it is only read', async () => {
  const { unmount } = showControls([amount({ required: 1 }), save]);
  await press();
  expect(screen.getByText('engine.required {"title":"金额"}')).toBeVisible();
  unmount();
  showControls([amount({ value: 5, readonly: 1 })]);
  expect(field('金额')).toHaveAttribute('readonly');
  expect(field('金额')).toHaveValue('5.00');
});

it('with more digits than a number can hold is told to whoever writes the page', () => {
  const result = readProtocol({
    protocolversion: '1.0.0',
    pageinfo: { type: 200 },
    controls: [amount({ integerdigits: 14 })],
  });
  expect('protocol' in result && result.protocol.issues.map(({ path }) => path)).toEqual(['controls[0].integerdigits']);
});

it('reads as an amount where no input stands', () => {
  const format = (value: unknown) => facts.format?.(value, { type: 'money', name: 'amount' }, String);
  expect([1234.5, Number.NaN, undefined, 'n/a'].map(format)).toEqual(['1,234.50', '', '', 'n/a']);
});
