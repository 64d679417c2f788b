/** After a 401: to the sign-in screen, then the loading mark goes (shell spec §4, §9). */
export const UNAUTHORISED = { redirectMs: 200, hideLoadingMs: 1500 } as const;

/** The failure of a link or of a position switch is shown this long before the sign-in screen (shell spec §8, §9). */
export const SIGN_IN_FAILURE_MS = 2000;

/** How often the screen asks what has become of its QR code. */
export const QR_POLL_MS = 2000;
