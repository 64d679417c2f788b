import { useObservable } from '@/ui/useObservable';
import { useServices } from '@/app-context/services';

/** The product the person chose, when the server names it in the account info. */
export function useProductName(): string {
  const name = useObservable(useServices().session)?.user.fields.productname;
  return typeof name === 'string' ? name : '';
}
