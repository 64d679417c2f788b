import { AppError } from '@/common/errors/appError';
import type { Permission } from './permission';

/** Permission checks over whatever codes are held at the moment of asking. */
export function createPermission(heldCodes: () => readonly string[]): Permission {
  const hasFunction = (code: string | undefined) => !code || heldCodes().includes(code);
  return {
    hasFunction,
    hasPermission(category, ...codes) {
      if (codes.length === 0) {
        throw new AppError('config', `A permission check of the category "${category}" names no code`, { code: 'errors.config' });
      }
      return codes.some(hasFunction);
    },
  };
}
