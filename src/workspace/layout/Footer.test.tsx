import { render, screen } from '@testing-library/react';
import { ServicesProvider } from '@/app-context/services';
import { createStore } from '@/common/store';
import { toUser } from '@/services';
import { createTestServices } from '@/services/testing/createTestServices';
import { UserContext } from '../runtime/contexts';
import { Footer } from './Footer';

it('names the tenant, whole in the tooltip where the name is cut', async () => {
  const services = createTestServices();
  await services.i18n.loadNamespaces('workspace');
  const tenantname = '华东饮料集团'.repeat(40);
  render(
    <ServicesProvider services={services}>
      <UserContext value={createStore(toUser({ tenantname }))}>
        <Footer year={2026} />
      </UserContext>
    </ServicesProvider>,
  );
  expect(screen.getByTitle(tenantname)).toHaveTextContent(`© 2026 ${tenantname}`);
});
