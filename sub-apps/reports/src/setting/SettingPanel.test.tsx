import { AppError } from '@atrium/common/errors/appError';
import { Page } from '@atrium/portal/ui';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { narrowWindow } from '../../../../tests/support/narrowWindow';
import { portalWith, renderScreen } from '../../../../tests/support/renderScreen';
import type { Element } from '../api/report';
import { detailTexts as texts } from '../locales/detail';
import type { Setting } from './layoutEdits';
import { SettingPanel } from './SettingPanel';

const element = (code: string, name: string, type: Element['type'] = 'text'): Element => ({ code, name, type });
const LAYOUT = { rows: ['area'], columns: [], values: ['qty'], marks: [] };
const SETTING: Setting = {
  saved: LAYOUT,
  dimensions: [element('area', '区域'), element('shop', '门店')],
  measures: [element('qty', '数量', 'number'), element('amount', '金额', 'money')],
  layout: LAYOUT,
  hasOwn: false,
};
const CHANGED = { ...LAYOUT, values: ['qty', 'amount'] };

const handleApply = jest.fn();
const handleSave = jest.fn<Promise<void>, unknown[]>();
const handleRetry = jest.fn();
beforeEach(() => {
  jest.resetAllMocks();
  handleSave.mockResolvedValue();
});

function start(given: { setting?: Partial<Setting>; canShare?: boolean; isMissing?: boolean; error?: AppError } = {}) {
  const fake = portalWith(texts);
  fake.nativeFunctions = [
    { ref: 'report-detail', code: '' },
    { ref: 'report-detail/setting', code: given.canShare ? '' : 'share' },
  ];
  function Screen() {
    const [isOpen, setOpen] = useState(true);
    return (
      <Page
        head={
          <button type="button" onClick={() => setOpen(true)}>
            设置
          </button>
        }
        panel={
          <SettingPanel
            reportCode="sales"
            isOpen={isOpen}
            setting={given.isMissing ? undefined : { ...SETTING, ...given.setting }}
            error={given.error ?? null}
            onRetry={handleRetry}
            onApply={handleApply}
            onSave={handleSave}
            onOpen={() => setOpen(true)}
            onClose={() => setOpen(false)}
          />
        }
      >
        报表
      </Page>
    );
  }
  return { fake, ...renderScreen(Screen, fake) };
}
async function press(name: string) {
  const button = await screen.findByRole('button', { name });
  await act(async () => fireEvent.click(button));
}
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
/** Adds a measure with the keyboard. */
async function change() {
  fireEvent.keyDown(await screen.findByRole('button', { name: '金额 的操作' }), { key: 'ArrowRight', altKey: true });
}
const values = () => within(screen.getByRole('region', { name: '值' })).getAllByRole('listitem');

test('a layout is applied without being saved', async () => {
  const { fake } = start();
  await change();
  expect(fake.isDirty).toBe(true);
  await press('应用');
  expect(handleApply).toHaveBeenCalledWith(CHANGED);
  await isClosed();
  expect(fake.isDirty).toBe(false);
  expect(handleSave).not.toHaveBeenCalled();
});

test('a layout is saved for the person; the panel waits and then closes', async () => {
  let answer: () => void = () => undefined;
  handleSave.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const { fake } = start();
  await change();
  await press('保存为我的布局');
  expect(handleSave).toHaveBeenCalledWith('own', CHANGED);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /保存为我的布局/ })).toHaveAttribute('aria-busy', 'true'),
  );
  expect(screen.getByRole('button', { name: '应用' })).toBeDisabled();
  act(() => answer());
  await isClosed();
  expect(fake.shown).toEqual([{ tone: 'success', text: '已保存为我的布局' }]);
  expect(fake.losses).toEqual([]);
});

test('who may do so saves the layout for everybody', async () => {
  start({ canShare: true });
  await change();
  await press('保存为报表布局');
  await isClosed();
  expect(handleSave).toHaveBeenCalledWith('report', CHANGED);
});

test('who may not does not see the buttons', async () => {
  start();
  await screen.findByRole('button', { name: '应用' });
  expect(screen.queryByRole('button', { name: '保存为报表布局' })).toBeNull();
  expect(screen.queryByRole('button', { name: '为所有人恢复初始布局' })).toBeNull();
});

describe('after the layout of everybody was saved', () => {
  const share = async (answer: boolean) => {
    const { fake } = start({ canShare: true, setting: { hasOwn: true } });
    await change();
    // The next question is about the own layout.
    handleSave.mockImplementationOnce(async () => void (fake.confirmAnswer = answer));
    await press('保存为报表布局');
    await waitFor(() => expect(fake.asked).toHaveLength(2));
    expect(fake.asked[1]).toMatchObject({ title: '您看到的仍是自己的布局', confirmText: '改用报表布局' });
    return fake;
  };

  test('a person with an own layout is told that it still applies, and drops it with one press', async () => {
    const fake = await share(true);
    await isClosed();
    expect(handleSave.mock.calls).toEqual([
      ['report', CHANGED],
      ['own', undefined],
    ]);
    expect(fake.isDirty).toBe(false);
  });

  test('the own layout can be kept', async () => {
    const fake = await share(false);
    await isClosed();
    expect(handleSave.mock.calls).toEqual([['report', CHANGED]]);
    expect(fake.losses).toEqual([]);
  });

  test('an own layout that could not be dropped leaves the panel open with the reason', async () => {
    handleSave.mockResolvedValueOnce().mockRejectedValueOnce(new AppError('network', 'offline'));
    start({ canShare: true, setting: { hasOwn: true } });
    await press('为所有人恢复初始布局');
    expect(await screen.findByRole('alert')).toHaveTextContent('网络链接错误');
  });
});

test('who may do so restores the layout that the report came with, after a question', async () => {
  const { fake } = start({ canShare: true });
  fake.confirmAnswer = false;
  await press('为所有人恢复初始布局');
  expect(fake.asked).toMatchObject([{ title: '为所有人恢复初始布局？', isDanger: true }]);
  expect(handleSave).not.toHaveBeenCalled();
  fake.confirmAnswer = true;
  await press('为所有人恢复初始布局');
  await isClosed();
  expect(handleSave.mock.calls).toEqual([['report', undefined]]);
  expect(fake.shown).toEqual([{ tone: 'success', text: '已为所有人恢复初始布局' }]);
});

test('after a failure the panel says why and keeps the layout', async () => {
  handleSave.mockRejectedValueOnce(new AppError('network', 'offline'));
  const { fake } = start();
  await change();
  await press('保存为我的布局');
  expect(await screen.findByRole('alert')).toHaveTextContent('网络链接错误');
  expect(values()).toHaveLength(2);
  expect(fake.isDirty).toBe(true);
  await press('保存为我的布局');
  await isClosed();
});

test('an error that the host has to deal with is reported to it', async () => {
  handleSave.mockRejectedValueOnce(new AppError('bug', '程序错误'));
  const { fake } = start();
  await change();
  await press('保存为我的布局');
  await waitFor(() => expect(fake.shown).toEqual([{ tone: 'error', text: '程序错误' }]));
  expect(screen.queryByRole('alert')).toBeNull();
});

describe('the own layout', () => {
  test('is deleted after a question', async () => {
    const { fake } = start({ setting: { hasOwn: true } });
    await press('删除我的布局');
    await isClosed();
    expect(fake.asked).toMatchObject([{ title: '删除我的布局？', isDanger: true }]);
    expect(handleSave.mock.calls).toEqual([['own', undefined]]);
    expect(fake.shown).toEqual([{ tone: 'success', text: '已删除我的布局' }]);
  });

  test('is not deleted when the person says no', async () => {
    const { fake } = start({ setting: { hasOwn: true } });
    fake.confirmAnswer = false;
    await press('删除我的布局');
    await waitFor(() => expect(fake.asked).toHaveLength(1));
    expect(handleSave).not.toHaveBeenCalled();
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });

  test('cannot be deleted where there is none, and says so', async () => {
    const { fake } = start();
    const button = await screen.findByRole('button', { name: /^删除我的布局/ });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription('您没有保存过自己的布局');
    fireEvent.click(button);
    expect(fake.asked).toEqual([]);
    expect(handleSave).not.toHaveBeenCalled();
  });
});

test('on a phone the menu tells why there is no own layout to delete', async () => {
  const restoreWindow = narrowWindow();
  const { fake } = start();
  await press('更多');
  fireEvent.click(await screen.findByRole('menuitem', { name: /^删除我的布局/ }));
  expect(fake.shown).toEqual([{ tone: 'info', text: '您没有保存过自己的布局' }]);
  expect(handleSave).not.toHaveBeenCalled();
  restoreWindow();
});

describe('a layout that is shown without being saved', () => {
  test('is what the panel begins with; the saved one is shown by one press', async () => {
    start({ setting: { layout: CHANGED } });
    await press('显示已保存的布局');
    await isClosed();
    expect(handleApply.mock.calls).toEqual([[undefined]]);
    expect(handleSave).not.toHaveBeenCalled();
  });

  test('asks about edits before the saved one is shown', async () => {
    const { fake } = start({ setting: { layout: { ...LAYOUT, rows: ['shop'] } } });
    await change();
    fake.lossAnswer = 'keep';
    await press('显示已保存的布局');
    await waitFor(() => expect(fake.losses).toHaveLength(1));
    expect(handleApply).not.toHaveBeenCalled();
    expect(values()).toHaveLength(2);
  });

  test('says so only while it is another one', async () => {
    start();
    await screen.findByRole('button', { name: '应用' });
    expect(screen.queryByRole('button', { name: '显示已保存的布局' })).toBeNull();
  });
});

describe('unsaved changes', () => {
  test('keep the panel open until the person gives them up, and can be brought back', async () => {
    const { fake } = start();
    await change();
    fake.lossAnswer = 'keep';
    await press('关闭');
    await waitFor(() => expect(fake.losses).toEqual([{ title: '我的报表布局', canSave: true }]));
    expect(values()).toHaveLength(2);
    fake.lossAnswer = 'discard';
    await press('关闭');
    await isClosed();
    act(() => fake.undos[0]?.undo());
    await screen.findByRole('button', { name: '应用' });
    expect(values()).toHaveLength(2);
  });

  test('are brought back with the marks of the figures', async () => {
    const marks = [{ measure: 'qty', kind: 'above', limit: 5 }] as const;
    const { fake } = start({ setting: { layout: { ...LAYOUT, marks } } });
    await change();
    fake.lossAnswer = 'discard';
    await press('关闭');
    await isClosed();
    act(() => fake.undos[0]?.undo());
    await press('应用');
    expect(handleApply).toHaveBeenCalledWith({ ...CHANGED, marks });
  });

  test('are saved as the own layout by the answer to the question', async () => {
    const { fake } = start();
    await change();
    fake.lossAnswer = 'save';
    await press('关闭');
    await isClosed();
    expect(handleSave).toHaveBeenCalledWith('own', CHANGED);
  });

  test('are none when the layout is what it was', async () => {
    const { fake } = start();
    await change();
    fireEvent.keyDown(await screen.findByRole('button', { name: '金额 的操作' }), { key: 'ArrowLeft', altKey: true });
    expect(fake.isDirty).toBe(false);
    await press('关闭');
    await isClosed();
    expect(fake.losses).toEqual([]);
  });

  test('that are no layout are ignored when they are brought back', async () => {
    const { fake } = start();
    await screen.findByRole('button', { name: '应用' });
    act(() => fake.restore({ opened: {}, content: { rows: 'area' }, draftId: undefined }));
    await screen.findByRole('button', { name: '应用' });
    expect(values()).toHaveLength(1);
  });
});

test('until the setting is read the panel says so, and a failure can be tried again', async () => {
  start({ isMissing: true }).unmount();
  start({ isMissing: true, error: new AppError('network', 'offline') });
  await press('重试');
  expect(handleRetry).toHaveBeenCalledTimes(1);
});
