/** Replaces the document that Umi hydrates: the server renders no page here. */
export const Html = (): null => null;
