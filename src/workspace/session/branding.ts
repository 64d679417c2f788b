import { imageAddress } from '@/common/imageAddress';
import { useObservable } from '@/ui/useObservable';
import { readSystemConfig } from '@/services';
import { useServices } from '@/app-context/services';

/** The address of the tenant's logo; empty without a valid one, and when the stored config is another tenant's. */
export function useTenantLogo(): string {
  const { session, records } = useServices();
  const user = useObservable(session)?.user;
  const { tenantCode, headerLogo } = readSystemConfig(records);
  return user?.tenantCode === tenantCode && imageAddress(headerLogo) ? headerLogo : '';
}

/** The name of the product that the person chose; empty when the account info does not name it. */
export function useProductName(): string {
  const name = useObservable(useServices().session)?.user.fields.productname;
  return typeof name === 'string' ? name : '';
}
