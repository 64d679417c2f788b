const BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;
/** Control characters, direction marks and characters without width, which hide or reverse what one reads. */
const INVISIBLE = /[\p{Cc}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu;
/** A joiner belongs between the letters of some scripts and in emoji; at an end it joins nothing. */
const ENDS = /^[\s\u200c\u200d]+|[\s\u200c\u200d]+$/g;

/** A name in one line, without characters that are not seen. */
export const plainName = (text: string): string => text.replace(BREAKS, ' ').replace(INVISIBLE, '').replace(ENDS, '');
