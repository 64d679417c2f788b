import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppError } from '@/common/errors/appError';
import { createFakeHost } from '../fakeHost';
import { PAGE_STATUS } from '../host';
import type { PageStatus } from '../host';
import { field, showControls } from './testView';

const onload = {
  steps: [
    { id: 'order', do: 'call', api: 'orderget' },
    { do: 'fill', values: '=order' },
  ],
};
const controls = [
  { type: 'text', name: 'remark', title: '备注' },
  { type: 'text', name: 'address', title: '地址' },
  {
    type: 'array',
    name: 'lines',
    title: '明细',
    insertable: 1,
    controls: [{ type: 'number', name: 'qty', title: '数量' }],
  },
];
const ORDER = { remark: '服务器的', address: '中山路 1 号', lines: [{ qty: 1 }, { qty: 2 }] };

/** A page whose record arrives, or does not, when the test says so. */
function open(status: PageStatus, toolbar: readonly object[] = []) {
  const answers: ((order: unknown) => void)[] = [];
  const refusals: ((error: unknown) => void)[] = [];
  const call = () =>
    new Promise((resolve, reject) => {
      answers.push(resolve);
      refusals.push(reject);
    });
  const host = createFakeHost({ call });
  showControls(controls, { host, status, more: { onload, toolbar } });
  return {
    host,
    answer: () => act(async () => answers.at(-1)?.(ORDER)),
    refuse: (error: AppError) => act(async () => refusals.at(-1)?.(error)),
  };
}

const remark = () => field('备注');

describe('a page that reads its record', () => {
  it('lets nothing be entered until the record is there', async () => {
    const { answer } = open(PAGE_STATUS.edit);
    const body = () => field('备注').closest('[inert]');
    await act(async () => undefined);
    expect(body()).toHaveAttribute('aria-busy', 'true');
    await answer();
    expect(body()).toBeNull();
    expect(remark()).toHaveValue('服务器的');
  });

  it('lets a new page be filled in at once, and keeps what was entered before its defaults arrive', async () => {
    const { answer, host } = open(PAGE_STATUS.new);
    await userEvent.type(remark(), '先写的');
    await userEvent.click(screen.getByRole('button', { name: 'engine.array.add' }));
    await answer();
    expect(remark()).toHaveValue('先写的');
    expect(field('地址')).toHaveValue('中山路 1 号');
    expect(screen.getAllByRole('button', { name: /engine.array.delete/ })).toHaveLength(1);
    expect(host.log.dirty.at(-1)).toBe(true);
  });

  it('submits nothing before the record is there, which would overwrite it with defaults', async () => {
    const save = { type: 'button', name: 'save', title: '保存', onclicked: { steps: [{ do: 'submit', api: 'save' }] } };
    const close = { type: 'button', name: 'close', title: '关闭', onclicked: { steps: [{ do: 'close' }] } };
    const { answer } = open(PAGE_STATUS.edit, [save, close]);
    await act(async () => undefined);
    expect(screen.getByRole('button', { name: '保存' })).toBeDisabled();
    expect(screen.getByRole('button', { name: '关闭' })).toBeEnabled();
    await answer();
    expect(screen.getByRole('button', { name: '保存' })).toBeEnabled();
  });

  it('shows no value of a view before its record is there', async () => {
    const { answer } = open(PAGE_STATUS.view);
    await act(async () => undefined);
    expect(screen.getByRole('group', { name: '备注' })).toBeEmptyDOMElement();
    await answer();
    expect(screen.getByRole('group', { name: '备注' })).toHaveTextContent('服务器的');
  });

  it('says why the record could not be read instead of an empty form, and reads it again', async () => {
    const { host, refuse, answer } = open(PAGE_STATUS.edit);
    await refuse(new AppError('service', 'no such order'));
    expect(screen.getByRole('alert')).toHaveTextContent('no such order');
    expect(screen.queryByLabelText('备注')).toBeNull();
    expect(host.log.errors).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'engine.retry' }));
    await answer();
    expect(remark()).toHaveValue('服务器的');
  });

  it('offers a draft only once the record could be read, which would replace it', async () => {
    const { host, refuse, answer } = open(PAGE_STATUS.edit);
    const find = jest.fn(() => Promise.resolve([]));
    const opened = host.drafts?.open;
    jest.spyOn(host.drafts!, 'open').mockImplementation(async (record) => ({ ...(await opened!(record)), find }));
    await refuse(new AppError('network', 'offline'));
    // Long enough for a page that looks for drafts: it fetches this module first.
    await act(async () => void (await import('../drafts/startDrafts')));
    await act(async () => undefined);
    expect(find).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'engine.retry' }));
    await answer();
    await waitFor(() => expect(find).toHaveBeenCalled());
  });

  it('leaves a fault of the page itself to the host', async () => {
    const { host, refuse } = open(PAGE_STATUS.edit);
    await refuse(new AppError('config', 'no api'));
    expect(host.log.errors).toHaveLength(1);
    expect(remark()).toBeVisible();
  });
});
