/**
 * Whether a password matches the tenant's pattern (`checkpwdexp`). An empty or invalid pattern matches everything.
 * Unlike the patterns of pages it has no step limit: it comes from the deployment's configuration, which is trusted
 * like the code.
 */
export function matchesPattern(password: string, pattern: string): boolean {
  if (pattern === '') return true;
  try {
    return new RegExp(pattern).test(password);
  } catch {
    // The person who changes a password cannot correct the configuration.
    return true;
  }
}
