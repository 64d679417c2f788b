import { createAccess } from '@/routes/createAccess';
import type { Access } from '@/routes/createAccess';

/** Umi's initial state: the access object of the services. */
export interface AccessState {
  access: Access;
}

const NO_ACCESS = createAccess(() => ({ functionCodes: [], roleCodes: [], nativeFunctions: [] }));

/**
 * Umi's access plugin: the object behind `useAccess` and `<Access>`. The checks are those of the services, which guard,
 * menu, portal and pages use too. Each state gets a new copy, so that components render again with a new session.
 */
export default function access(state: AccessState | undefined): Access {
  return { ...(state?.access ?? NO_ACCESS) };
}
