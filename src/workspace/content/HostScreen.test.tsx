import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestServices } from '@/services/testing/createTestServices';
import { Provider } from 'react-redux';
import { MenuContext, NavigationContext } from '../runtime/contexts';
import type { Navigation } from '../navigation/createNavigation';
import { startTestStore } from '../testing/testStore';
import { ServicesProvider } from '@/app-context/services';
import { HostScreen, HostScreensContext } from './HostScreen';

async function show(name: string, chrome: 'page' | 'dialog') {
  const services = createTestServices();
  await services.i18n.loadNamespaces('workspace');
  const { store, reduxStore } = startTestStore();
  render(
    <ServicesProvider services={services}>
      <Provider store={reduxStore}>
        <MenuContext value={[]}>
          <NavigationContext value={{ goHome: jest.fn() } as unknown as Navigation}>
            <HostScreensContext
              value={{
                passwordmgr: { Screen: ({ onDirty }) => <button onClick={() => onDirty(true)}>the screen</button> },
                wholemgr: { Screen: ({ pageId }) => <h1>whole page {pageId}</h1>, isWholePage: true },
              }}
            >
              <HostScreen name={name} title="workspace.screen.passwordmgr" chrome={chrome} pageId="v1" />
            </HostScreensContext>
          </NavigationContext>
        </MenuContext>
      </Provider>
    </ServicesProvider>,
  );
  return store;
}

it('marks the unsaved input of a screen', async () => {
  const store = await show('passwordmgr', 'page');
  await userEvent.click(screen.getByText('the screen'));
  expect(store.getState().unsaved).toEqual(['v1']);
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

it('shows Not Found when the host has no such screen', async () => {
  await show('somethingmgr', 'page');
  expect(await screen.findByText('Not Found')).toBeInTheDocument();
});

it('leaves title and frame to a screen that draws the whole page', async () => {
  await show('wholemgr', 'page');
  expect(screen.getByRole('heading').textContent).toBe('whole page v1');
});
