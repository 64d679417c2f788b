import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeHost } from '../../fakeHost';
import { field, showControls } from '../../react/testView';

const customer = (more: Record<string, unknown> = {}) => ({
  type: 'picker',
  name: 'customerid',
  title: '客户',
  pagecode: 'customer-picker',
  textfield: 'customername',
  ...more,
});
const region = { type: 'text', name: 'region', title: '区域', value: '华东' };
const save = { type: 'button', name: 'save', title: '保存', onclicked: { steps: [{ do: 'submit', api: 'save' }] } };

function hostAnswering(result: unknown) {
  return createFakeHost({
    call: () => Promise.resolve({}),
    pages: { open: () => Promise.resolve(result), close: () => Promise.resolve(true), returnTo: () => undefined },
  });
}

it('opens its page once in a dialog with its parameters, shows the text and sends the key', async () => {
  const { host } = showControls([region, customer({ input: { region: '=region' } }), save], {
    host: hostAnswering({ key: 'c7', text: '百联超市' }),
  });
  await userEvent.click(field('客户'));
  expect(host.log.opened).toEqual([
    { pageCode: 'customer-picker', mode: 'dialog', status: 3, linkParam: { region: '华东' } },
  ]);
  expect(field('客户')).toHaveValue('百联超市');
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  expect(host.log.calls[0]?.input).toMatchObject({ customerid: 'c7' });
});

it('opens with the keyboard too, and does not with the focus alone', async () => {
  const { host } = showControls([customer()], { host: hostAnswering(undefined) });
  await userEvent.tab();
  expect(field('客户')).toHaveFocus();
  expect(host.log.opened).toEqual([]);
  await userEvent.keyboard('{Enter}');
  expect(host.log.opened).toHaveLength(1);
});

it('keeps what was chosen when the dialog is cancelled, and can be cleared by key and by button', async () => {
  const { host } = showControls([customer({ value: 'c1', textfield: undefined }), save], {
    host: hostAnswering(undefined),
  });
  await userEvent.click(field('客户'));
  expect(field('客户')).toHaveValue('c1');
  await userEvent.click(screen.getByRole('button', { name: 'engine.picker.clear' }));
  expect(field('客户')).toHaveValue('');
  expect(host.log.errors).toEqual([]);
});

it('takes several records where several are asked for, and none from an empty answer', async () => {
  const answers = [
    [
      { key: 'c7', text: '百联超市' },
      { key: 8, text: '永辉' },
    ],
    [],
  ];
  const host = createFakeHost({
    call: () => Promise.resolve({}),
    pages: {
      open: () => Promise.resolve(answers.shift()),
      close: () => Promise.resolve(true),
      returnTo: () => undefined,
    },
  });
  showControls([customer({ multiple: 1 }), save], { host });
  await userEvent.click(field('客户'));
  expect(field('客户')).toHaveValue('百联超市，永辉');
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  await userEvent.click(field('客户'));
  expect(field('客户')).toHaveValue('');
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  expect(host.log.calls.map(({ input }) => input.customerid)).toEqual([['c7', 8], null]);
});

it('takes no list where one record is asked for', async () => {
  const { host } = showControls([customer()], { host: hostAnswering([{ key: 'c7', text: '百联超市' }]) });
  await userEvent.click(field('客户'));
  await act(() => Promise.resolve());
  expect(host.log.errors.map(String)).toEqual([expect.stringContaining('engine.picker.badresult')]);
});

it('says so when its page answers something else', async () => {
  const { host } = showControls([customer()], { host: hostAnswering({ id: 7 }) });
  await userEvent.click(field('客户'));
  await act(() => Promise.resolve());
  expect(host.log.errors.map(String)).toEqual([expect.stringContaining('engine.picker.badresult')]);
  expect(field('客户')).toHaveValue('');
});

it('cannot be changed where it is only read, nor cleared where it is required', async () => {
  const { host } = showControls([
    customer({ value: 'c1', readonly: 1 }),
    customer({ name: 'other', title: '经销商', value: 'c2', required: 1, textfield: undefined }),
  ]);
  await userEvent.click(field('客户'));
  expect(host.log.opened).toEqual([]);
  expect(screen.queryByRole('button', { name: 'engine.picker.clear' })).toBeNull();
});
