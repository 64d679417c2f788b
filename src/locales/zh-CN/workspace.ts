/** Texts of the workspace. */
export const workspace = {};
