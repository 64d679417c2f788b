import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { ServicesProvider } from '@/app-context/services';
import { createTestServices } from '@/services/testing/createTestServices';
import { MenuContext } from '../runtime/contexts';
import { startTestStore, testTab } from '../testing/testStore';
import { TabPanels } from './TabPanels';

// The content of a view is replaced by one input: this file is about the views themselves.
jest.mock('../content/ViewContent', () => ({ ViewContent: () => <input aria-label="备注" /> }));

async function setUp() {
  const { store, reduxStore } = startTestStore();
  ['home', 'orders'].forEach((key) =>
    store.dispatch({ type: 'tabs/open', payload: { tab: testTab(key), viewId: `view of ${key}` } }),
  );
  const services = createTestServices();
  await services.i18n.loadNamespaces('workspace');
  render(
    <ServicesProvider services={services}>
      <Provider store={reduxStore}>
        <MenuContext value={[]}>
          <TabPanels />
        </MenuContext>
      </Provider>
    </ServicesProvider>,
  );
  const setTabMode = async (isOn: boolean) =>
    act(async () => {
      if (isOn) store.dispatch({ type: 'tabs/beginTabMode' });
      else await store.dispatch({ type: 'tabs/leaveTabMode' });
      store.dispatch({ type: 'layout/setTabMode', payload: isOn });
    });
  return { store, setTabMode };
}

it('the page in front keeps its input when tab mode ends and begins', async () => {
  const { setTabMode } = await setUp();
  const input = screen.getByRole('textbox', { name: '备注' });
  await setTabMode(false);
  expect(screen.getByRole('textbox', { name: '备注' })).toBe(input);
  expect(screen.getByRole('region', { name: 'orders' })).toContainElement(input);
  await setTabMode(true);
  expect(screen.getByRole('textbox', { name: '备注' })).toBe(input);
  expect(screen.getByRole('tabpanel')).toContainElement(input);
});

it('without a tab bar the home page is named by its title', async () => {
  const { store, setTabMode } = await setUp();
  await setTabMode(false);
  act(() => store.dispatch({ type: 'tabs/open', payload: { tab: testTab('home'), viewId: 'unused' } }));
  expect(screen.getByRole('region', { name: 'home' })).toBeVisible();
});
