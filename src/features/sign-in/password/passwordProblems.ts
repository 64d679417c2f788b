import { newPasswordProblem, confirmationProblem } from '@/common/passwords/newPasswordProblem';

/** The values of the form. */
export interface PasswordEntries {
  currentPassword: string;
  newPassword: string;
  confirmPassword: string;
}

export type PasswordProblem = 'required' | 'length' | 'same' | 'pattern' | 'different';

export type PasswordProblems = Readonly<Partial<Record<keyof PasswordEntries, PasswordProblem>>>;

export interface PasswordRules {
  /** Every password must match it; empty when there is none. */
  pattern: string;
  /** The current password is checked only when the person typed it. */
  isCurrentTyped: boolean;
}

function problemOfNew({ currentPassword, newPassword }: PasswordEntries, pattern: string): PasswordProblem | undefined {
  const problem = newPasswordProblem({ password: newPassword, pattern });
  if (problem === 'required' || problem === 'length') return problem;
  return newPassword === currentPassword ? 'same' : problem;
}

/** The problem of each field; empty when there is none (business spec §5). */
export function passwordProblems(
  entries: PasswordEntries,
  { pattern, isCurrentTyped }: PasswordRules,
): PasswordProblems {
  const { currentPassword, newPassword, confirmPassword } = entries;
  const problems = {
    currentPassword: isCurrentTyped ? newPasswordProblem({ password: currentPassword, pattern: '' }) : undefined,
    newPassword: problemOfNew(entries, pattern),
    confirmPassword: confirmationProblem(newPassword, confirmPassword),
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined));
}
