import { createAccess } from '@/routes/createAccess';
import type { Access } from '@/routes/createAccess';

/** Umi's initial state: the one access object of the services. */
export interface AccessState {
  access: Access;
}

const NOBODY = createAccess(() => ({ functionCodes: [], roleCodes: [], nativeFunctions: [] }));

/**
 * Umi: what `useAccess` and `<Access>` answer from. The checks are those of the services, which guard, menu, portal and
 * pages ask too; the copy is new for each state, so that components render again when the session has changed.
 */
export default function access(state: AccessState | undefined): Access {
  return { ...(state?.access ?? NOBODY) };
}
