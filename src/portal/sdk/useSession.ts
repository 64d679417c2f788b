import type { User } from '../contract/portal';
import { usePortal } from './portalContext';
import { useObservable } from '../../ui/useObservable';

/** Who is signed in, with the position they work in. */
export const useSession = (): User => useObservable(usePortal().session);
