import { renderHook } from '@testing-library/react';
import { createStore } from '@/common/store';
import type { Services } from '@/services';
import { writeSystemConfig } from '@/services/session/systemConfig';
import { memoryStorage } from '@/services/storage/memoryStorage';
import { createRecords } from '@/services/storage/records';
import { ServicesProvider } from '@/app-context/services';
import { useTenantLogo } from './useTenantLogo';

function logoOf(headerLogo: string, tenantCode = 'hd'): string {
  const records = createRecords(memoryStorage());
  writeSystemConfig(records, { isAutoValueChange: true, tenantCode: 'hd', headerLogo });
  const services = { records, session: createStore({ user: { tenantCode } }) } as unknown as Services;
  return renderHook(() => useTenantLogo(), {
    wrapper: ({ children }) => <ServicesProvider services={services}>{children}</ServicesProvider>,
  }).result.current;
}

it.each(['https://files.example.com/logo.png', '/logos/hd.png', 'data:image/png;base64,AA=='])(
  'shows the tenant’s logo at %s',
  (logo) => {
    expect(logoOf(logo)).toBe(logo);
  },
);

it.each(['javascript:alert(1)', 'data:image/svg+xml;base64,AA==', 'data:text/html,x', 'blob:https://example.com/x'])(
  'shows the product’s own mark instead of %s',
  (logo) => {
    expect(logoOf(logo)).toBe('');
  },
);

it('shows no logo of another tenant', () => {
  expect(logoOf('/logos/hd.png', 'nf')).toBe('');
});
