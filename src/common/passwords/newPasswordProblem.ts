import { matchesPattern } from './matchesPattern';

/** A new password has 6 to 20 characters (business spec §5, §9). */
const PASSWORD_LENGTH = { min: 6, max: 20 } as const;

export interface NewPassword {
  password: string;
  /** The tenant's own rule; empty when it has none. */
  pattern: string;
}

/** The problem of a new password, without regard to the other fields (business spec §5). */
export function newPasswordProblem({ password, pattern }: NewPassword): 'required' | 'length' | 'pattern' | undefined {
  if (password === '') return 'required';
  if (password.length < PASSWORD_LENGTH.min || password.length > PASSWORD_LENGTH.max) return 'length';
  return matchesPattern(password, pattern) ? undefined : 'pattern';
}

/** The problem of the confirmed password. */
export function confirmationProblem(password: string, confirmation: string): 'required' | 'different' | undefined {
  if (confirmation === '') return 'required';
  return confirmation === password ? undefined : 'different';
}
