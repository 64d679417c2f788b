/** Delays after a 401: until the sign-in screen opens, and from then until the progress line is hidden (§4, §9). */
export const UNAUTHORISED = { redirectMs: 200, hideLoadingMs: 1500 } as const;

/**
 * The failure of a link or of a position switch is shown for this time before the sign-in screen (shell spec §8, §9).
 */
export const SIGN_IN_FAILURE_MS = 2000;

/** Interval of polling the state of a QR code. */
export const QR_POLL_MS = 2000;

/**
 * Time of the success message after a change of the password; then the person signs in again (business spec §4, §9).
 */
export const PASSWORD_CHANGED_MS = 2500;
