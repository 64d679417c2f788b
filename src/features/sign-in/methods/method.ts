/** The states of the sign-in screen (shell spec §1, §2). */
export const WAYS = ['password', 'sms', 'qr'] as const;
export type Way = (typeof WAYS)[number];
