/** After a 401: to the sign-in screen, then the loading mark goes (shell spec §4, §9). */
export const UNAUTHORISED = { redirectMs: 200, hideLoadingMs: 1500 } as const;
