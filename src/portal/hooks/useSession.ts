import type { User } from '../portal';
import { usePortal } from '../react/portalContext';
import { useReadable } from '../react/useReadable';

/** Who is signed in, with the position they work in. */
export const useSession = (): User => useReadable(usePortal().session);
