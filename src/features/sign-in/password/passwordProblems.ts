import { newPasswordProblem, repeatProblem } from '@/common/passwords/newPasswordProblem';

/** What the form holds. */
export interface PasswordEntries {
  old: string;
  fresh: string;
  repeat: string;
}

export type PasswordProblem = 'required' | 'length' | 'same' | 'pattern' | 'different';

export type PasswordProblems = Readonly<Partial<Record<keyof PasswordEntries, PasswordProblem>>>;

export interface PasswordRules {
  /** Every password must match it; empty when there is none. */
  pattern: string;
  /** An old password that nobody has typed is not judged. */
  isOldTyped: boolean;
}

function freshProblem({ old, fresh }: PasswordEntries, pattern: string): PasswordProblem | undefined {
  const problem = newPasswordProblem({ password: fresh, pattern });
  if (problem === 'required' || problem === 'length') return problem;
  return fresh === old ? 'same' : problem;
}

/** What is wrong in each field; empty when nothing is (business spec §5). */
export function passwordProblems(entries: PasswordEntries, { pattern, isOldTyped }: PasswordRules): PasswordProblems {
  const { old, fresh, repeat } = entries;
  const problems = {
    old: isOldTyped ? newPasswordProblem({ password: old, pattern: '' }) : undefined,
    fresh: freshProblem(entries, pattern),
    repeat: repeatProblem(fresh, repeat),
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined));
}
