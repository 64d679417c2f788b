import type { User } from '../contract/portal';
import { usePortal } from './portalContext';
import { useReadable } from '../../ui/useObservable';

/** Who is signed in, with the position they work in. */
export const useSession = (): User => useReadable(usePortal().session);
