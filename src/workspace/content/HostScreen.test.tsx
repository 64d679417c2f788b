import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestServices } from '@/services/testing/createTestServices';
import type { Workspace } from '../runtime/createWorkspace';
import { WorkspaceContext } from '../runtime/WorkspaceContext';
import { ServicesProvider } from '@/app-context/services';
import { HostScreen } from './HostScreen';
import { HostScreensContext } from './HostScreensContext';

async function show(name: string, chrome: 'page' | 'dialog') {
  const services = createTestServices();
  await services.i18n.loadNamespaces('workspace');
  render(
    <ServicesProvider services={services}>
      <WorkspaceContext value={{ unsaved } as unknown as Workspace}>
        <HostScreensContext
          value={{ passwordmgr: ({ onDirty }) => <button onClick={() => onDirty(true)}>the screen</button> }}
        >
          <HostScreen name={name} title="workspace.screen.passwordmgr" chrome={chrome} pageId="v1" />
        </HostScreensContext>
      </WorkspaceContext>
    </ServicesProvider>,
  );
}

const unsaved = { mark: jest.fn() };

it('marks the unsaved input of a screen', async () => {
  await show('passwordmgr', 'page');
  await userEvent.click(screen.getByText('the screen'));
  expect(unsaved.mark).toHaveBeenCalledWith('v1', true);
});

it('shows a screen of the host under its title', async () => {
  await show('passwordmgr', 'page');
  expect(screen.getByRole('heading', { name: '修改密码', level: 1 })).toBeInTheDocument();
  expect(screen.getByText('the screen')).toBeInTheDocument();
});

it('leaves the title to the bar of a dialog', async () => {
  await show('passwordmgr', 'dialog');
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  expect(screen.getByText('the screen')).toBeInTheDocument();
});

it('says so when the host has no such screen', async () => {
  await show('somethingmgr', 'page');
  expect(screen.getByText('Not Found')).toBeInTheDocument();
});
