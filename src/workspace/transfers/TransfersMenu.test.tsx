import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ServicesProvider } from '@/app-context/services';
import { createFakeUpload } from '@/common/fakeTransfer';
import { memoryStorage } from '@/services/storage/memoryStorage';
import { createRecords } from '@/services/storage/records';
import { createTestServices } from '@/services/testing/createTestServices';
import type { PageRuntime } from '../engine-host/createPageRuntime';
import type { Navigation } from '../navigation/createNavigation';
import type { Notices } from '../notices/createNotices';
import { NavigationContext, NoticesContext, PageRuntimeContext } from '../runtime/contexts';
import { createTransfers } from './createTransfers';
import { TransfersMenu } from './TransfersMenu';

/** The header with the list of two uploads on their way. */
async function show() {
  const services = createTestServices();
  await services.i18n.loadNamespaces(['files', 'workspace']);
  const transfers = createTransfers({
    records: createRecords(memoryStorage()),
    loadTexts: () => Promise.resolve(),
    storage: () => Promise.reject(new Error('No storage')),
    saveFile: () => undefined,
    report: () => undefined,
  });
  const list = await transfers.list();
  render(
    <ServicesProvider services={services}>
      <NoticesContext value={{ report: jest.fn() } as unknown as Notices}>
        <NavigationContext value={{ navigate: jest.fn() } as unknown as Navigation}>
          <PageRuntimeContext value={{ transfers } as unknown as PageRuntime}>
            <TransfersMenu list={list} count={transfers} />
            <button type="button">语言</button>
          </PageRuntimeContext>
        </NavigationContext>
      </NoticesContext>
    </ServicesProvider>,
  );
  const uploads = ['a.txt', 'b.txt'].map((name) => createFakeUpload(name, new File(['x'], name)));
  act(() => uploads.forEach((upload) => list.add(upload)));
  const end = (index: number, how: 'fail' | 'finish') =>
    act(async () => {
      uploads[index]?.[how]();
      await uploads[index]?.settled().catch(() => undefined);
    });
  return { end, list };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const panel = () => screen.queryByRole('dialog', { name: '传输列表' });

it('its name tells what is in progress and what has failed, until the list was opened', async () => {
  const { end } = await show();
  expect(button('传输列表：2 个进行中')).toHaveTextContent('2');
  await end(0, 'fail');
  expect(button('传输列表：1 个进行中，1 个失败')).toHaveTextContent('1');
  await end(1, 'fail');
  expect(button('传输列表：2 个失败')).toHaveTextContent('2');
  await userEvent.click(button('传输列表：2 个失败'));
  expect(button('传输列表')).toHaveTextContent('');
});

it('what has failed stands out by its colour', async () => {
  const { end } = await show();
  const badge = () => button(/传输列表/).querySelector('.ant-badge-count');
  expect(badge()).toHaveStyle({ background: 'var(--color-accent)' });
  await end(0, 'fail');
  expect(badge()).toHaveStyle({ background: 'var(--color-danger)' });
});

it('moves the focus into the list, where Tab goes on and Escape returns to the button', async () => {
  await show();
  await userEvent.tab();
  expect(button('传输列表：2 个进行中')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(panel()).toHaveFocus();
  await userEvent.tab();
  expect(button('取消 b.txt')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(panel()).toBeNull();
  expect(button('传输列表：2 个进行中')).toHaveFocus();
});

it('closes when Tab leaves the list, and leaves the focus where that goes', async () => {
  await show();
  await userEvent.click(button('传输列表：2 个进行中'));
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  expect(button('语言')).toHaveFocus();
  expect(panel()).toBeNull();
});

it('closes with a press beside it or on its button', async () => {
  await show();
  const opener = button('传输列表：2 个进行中');
  await userEvent.click(opener);
  await userEvent.click(button('语言'));
  expect(panel()).toBeNull();
  expect(button('语言')).toHaveFocus();
  await userEvent.click(opener);
  expect(panel()).toBeVisible();
  await userEvent.click(opener);
  expect(panel()).toBeNull();
});

it('Escape closes the list when a button of it is gone, but not while the person works elsewhere', async () => {
  await show();
  await userEvent.click(button('传输列表：2 个进行中'));
  act(() => (document.activeElement as HTMLElement).blur());
  act(() => button('语言').focus());
  await userEvent.keyboard('{Escape}');
  expect(panel()).toBeVisible();
  act(() => button('语言').blur());
  await userEvent.keyboard('{Escape}');
  expect(panel()).toBeNull();
});
