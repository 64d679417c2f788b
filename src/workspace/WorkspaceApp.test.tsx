import { act, render, screen } from '@testing-library/react';
import { ServicesProvider } from '@/app-context/services';
import { createTestServices } from '@/services/testing/createTestServices';
import { createFakeTools } from './overlays/fakeTools';
import { testRouter } from './testing/testStore';
import { WorkspaceApp } from './WorkspaceApp';

const rendered = jest.fn();

jest.mock('./runtime/WorkspaceRoot', () => ({
  WorkspaceRoot() {
    rendered();
    return <p>工作台</p>;
  },
}));

it('the workspace is not rendered again when Umi renders its routes at a change of the address', async () => {
  const services = createTestServices();
  const router = { ...testRouter, subscribe: () => () => undefined };
  const hostScreens = {};
  const routes = (address: string) => (
    <ServicesProvider services={services}>
      <div data-address={address}>
        <WorkspaceApp router={router} hostScreens={hostScreens} createTools={createFakeTools} />
      </div>
    </ServicesProvider>
  );
  const { rerender } = await act(async () => render(routes('/page?pagecode=orders')));
  expect(screen.getByText('工作台')).toBeVisible();
  rendered.mockClear();
  await act(async () => rerender(routes('/rolemgr')));
  expect(rendered).not.toHaveBeenCalled();
});
