import { plainName } from './plainName';

/** What file systems refuse. */
const REFUSED = /[<>:"/\\|?*]/g;

/** A text as the name of a file on the device. Empty when nothing of it is left. */
export const fileName = (text: string): string => plainName(text).replace(REFUSED, '_').trim();
