import { imageAddress } from '@/common/imageAddress';
import { useObservable } from '@/ui/useObservable';
import { readSystemConfig } from '@/services';
import { useServices } from '@/app-context/services';

/** The URL of the tenant's logo; empty without a valid one, or when the stored config belongs to another tenant. */
export function useTenantLogo(): string {
  const { session, records } = useServices();
  const user = useObservable(session)?.user;
  const { tenantCode, headerLogo } = readSystemConfig(records);
  return user?.tenantCode === tenantCode && imageAddress(headerLogo) ? headerLogo : '';
}

/** The name of the chosen product; empty when the account info does not contain it. */
export function useProductName(): string {
  const name = useObservable(useServices().session)?.user.fields.productname;
  return typeof name === 'string' ? name : '';
}
