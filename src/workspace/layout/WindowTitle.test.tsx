import { act, render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { followDocument } from '@/app-context/followDocument';
import { ServicesProvider } from '@/app-context/services';
import { createStore } from '@/common/store';
import type { User } from '@/portal/contract/portal';
import { createTestServices } from '@/services/testing/createTestServices';
import { signIn } from '@/services/testing/signIn';
import { UserContext } from '../runtime/contexts';
import { startTestStore, testTab } from '../testing/testStore';
import { WindowTitle } from './WindowTitle';

it('a window for one page is named by its page, and again when that changes its title', async () => {
  const services = createTestServices();
  await services.i18n.loadNamespaces('workspace');
  signIn(services);
  const stop = followDocument(document, services);
  const { store, reduxStore } = startTestStore();
  const open = (title: string) =>
    store.dispatch({
      type: 'tabs/openStandalone',
      payload: { tab: { ...testTab('/process?processid=p1'), title }, viewId: 'v1' },
    });
  open('workspace.screen.process');
  const view = render(
    <ServicesProvider services={services}>
      <Provider store={reduxStore}>
        <UserContext value={createStore({ tenantName: '华东贸易' } as User)}>
          <WindowTitle />
        </UserContext>
      </Provider>
    </ServicesProvider>,
  );
  expect(document.title).toBe('流程详情 - 华东贸易');
  act(() => void store.dispatch({ type: 'tabs/setTitle', payload: { viewId: 'v1', title: '费用报销 E-7' } }));
  expect(document.title).toBe('费用报销 E-7 - 华东贸易');
  view.unmount();
  expect(document.title).not.toContain('费用报销');
  stop();
});
