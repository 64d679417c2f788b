import { imageAddress } from '@/common/imageAddress';
import { useObservable } from '@/ui/useObservable';
import { readSystemConfig } from '@/services';
import { useServices } from '@/app-context/services';

/** Address of the tenant's logo; empty when it has none, or when the stored config is another tenant's, or when it is no address of a picture. */
export function useTenantLogo(): string {
  const { session, records } = useServices();
  const user = useObservable(session)?.user;
  const { tenantCode, headerLogo } = readSystemConfig(records);
  return user?.tenantCode === tenantCode && imageAddress(headerLogo) ? headerLogo : '';
}
