/**
 * The tenant's pattern for passwords (`checkpwdexp`); one that is empty or no regular expression forbids nothing. It is
 * not limited like the patterns of pages: it comes from the deployment's configuration, which is trusted like the code,
 * and is tried on what the person types.
 */
export function matchesPattern(password: string, pattern: string): boolean {
  if (pattern === '') return true;
  try {
    return new RegExp(pattern).test(password);
  } catch {
    // Nobody who changes a password can mend the setting.
    return true;
  }
}
