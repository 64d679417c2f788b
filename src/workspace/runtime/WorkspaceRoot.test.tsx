import { act, render, screen, waitFor } from '@testing-library/react';
import { App } from 'antd';
import { Suspense, use } from 'react';
import type { ReactNode } from 'react';
import { ServicesProvider } from '@/app-context/services';
import { createTestServices } from '@/services/testing/createTestServices';
import { NO_START_UP_DATA } from '@/services/testing/noStartUpData';
import { signIn } from '@/services/testing/signIn';
import { testRouter } from '../testing/testStore';
import { createFakeTools } from '../overlays/fakeTools';
import { createTheme } from '../theme/createTheme';
import { fakeColorScheme } from '../theme/fakeColorScheme';
import { WorkspaceRoot } from './WorkspaceRoot';

// The screen of the workspace is replaced by one input: this file is about the workspace's start and end.
jest.mock('./WorkspaceScreen', () => ({ WorkspaceScreen: () => <input aria-label="备注" /> }));

function setUp() {
  const services = createTestServices();
  signIn(services);
  services.startUp.set(NO_START_UP_DATA);
  const theme = createTheme({
    root: document.createElement('html'),
    storage: services.storage,
    records: services.records,
    darkScheme: fakeColorScheme(),
    account: services.session.get()?.user,
  });
  const subscribe = jest.fn(() => unsubscribe);
  const unsubscribe = jest.fn();
  const workspace = (
    <ServicesProvider services={services}>
      <App>
        <WorkspaceRoot
          router={{ ...testRouter, subscribe }}
          records={services.records}
          theme={theme}
          createTools={createFakeTools}
        />
      </App>
    </ServicesProvider>
  );
  return { services, workspace, subscribe, unsubscribe };
}

const chunkUnderWay = new Promise<never>(() => undefined);

function LoadingRoute() {
  return use(chunkUnderWay);
}

/** The workspace, hidden by Umi's Suspense boundary while the chunk of the next route is under way. */
function Routes({ children, isLoading = false }: { children: ReactNode; isLoading?: boolean }) {
  return (
    <Suspense fallback={<p>加载中</p>}>
      {children}
      {isLoading && <LoadingRoute />}
    </Suspense>
  );
}

it('goes on with its input after a loading route has hidden it, and stops when it is unmounted', async () => {
  const { workspace, subscribe, unsubscribe } = setUp();
  const view = render(<Routes>{workspace}</Routes>);
  const input = screen.getByRole('textbox', { name: '备注' });
  view.rerender(<Routes isLoading>{workspace}</Routes>);
  expect(screen.getByText('加载中')).toBeVisible();
  expect(input).not.toBeVisible();
  view.rerender(<Routes>{workspace}</Routes>);
  await waitFor(() => expect(input).toBeVisible());
  expect(subscribe).toHaveBeenCalledTimes(1);
  expect(unsubscribe).not.toHaveBeenCalled();
  view.unmount();
  expect(unsubscribe).toHaveBeenCalledTimes(1);
});

it('does not start again without a session when the session ends while it is hidden', async () => {
  const { services, workspace, subscribe } = setUp();
  const view = render(<Routes>{workspace}</Routes>);
  view.rerender(<Routes isLoading>{workspace}</Routes>);
  act(() => services.session.expire());
  view.rerender(<Routes>{workspace}</Routes>);
  expect(await screen.findByRole('textbox', { name: '备注' })).toBeVisible();
  expect(subscribe).toHaveBeenCalledTimes(1);
});
