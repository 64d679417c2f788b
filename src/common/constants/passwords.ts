/** How long the word of a changed password stands before one has to sign in with the new one (business spec §4, §9). */
export const PASSWORD_CHANGED_MS = 2500;
