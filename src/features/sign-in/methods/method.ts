/** The states of the sign-in screen (shell spec §1, §2). */
export const SIGN_IN_METHODS = ['password', 'sms', 'qr'] as const;
export type SignInMethod = (typeof SIGN_IN_METHODS)[number];
