import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ServicesProvider } from '@/app-context/services';
import { createTestServices } from '@/services/testing/createTestServices';
import type { Notices } from '../../notices/createNotices';
import { NoticesContext } from '../../runtime/contexts';
import { DeveloperMark } from './DeveloperMark';

async function show() {
  const services = createTestServices();
  await services.i18n.loadNamespaces('workspace');
  const undos: (() => void)[] = [];
  const offerUndo: Notices['offerUndo'] = (_text, undo) => {
    undos.push(undo);
    return () => undefined;
  };
  render(
    <ServicesProvider services={services}>
      <NoticesContext value={{ offerUndo } as Notices}>
        <DeveloperMark />
      </NoticesContext>
    </ServicesProvider>,
  );
  return { developerMode: services.developerMode, undos };
}
const mark = () => screen.findByRole('button', { name: '退出开发者模式（DEV）' });

it('the header shows nothing while developer mode is off', async () => {
  await show();
  expect(screen.queryByRole('button')).toBeNull();
});

it('the mark appears with developer mode; pressing it ends the mode, which can be undone', async () => {
  const { developerMode, undos } = await show();
  act(() => developerMode.set(true));
  await userEvent.setup().click(await mark());
  expect(developerMode.get()).toBe(false);
  expect(screen.queryByRole('button')).toBeNull();
  act(() => undos[0]?.());
  expect(await mark()).toBeVisible();
});
