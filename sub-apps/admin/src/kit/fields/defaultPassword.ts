/** The number of digits of a default password (business spec §5). */
const DEFAULT_PASSWORD_DIGITS = { fewest: 6, most: 8 } as const;

const PATTERN = new RegExp(`^\\d{${DEFAULT_PASSWORD_DIGITS.fewest},${DEFAULT_PASSWORD_DIGITS.most}}$`);

/** Why a text cannot be a default password, as the key of a text; undefined when it can. */
export function defaultPasswordProblem(password: string): string | undefined {
  if (password === '') return 'admin.password.required';
  return PATTERN.test(password) ? undefined : 'admin.password.format';
}
