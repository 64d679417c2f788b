/** Line breaks and tabs stay, all else that is not seen goes. */
const INVISIBLE_IN_LINES = /[^\t\n\P{Cc}]|[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu;

/** A text of several lines without characters that are not seen, which hide or reverse what one reads. */
export const plainLines = (text: string): string => text.replace(/\r\n?/g, '\n').replace(INVISIBLE_IN_LINES, '');
