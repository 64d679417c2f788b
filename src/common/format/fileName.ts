/** Control characters, marks that reverse the direction of text, and what file systems refuse. */
const REFUSED = /[\p{Cc}\u202a-\u202e<>:"/\\|?*]/gu;

/** A text as the name of a file on the device. Empty when nothing of it is left. */
export const fileName = (text: string): string => text.replace(REFUSED, '_').trim();
