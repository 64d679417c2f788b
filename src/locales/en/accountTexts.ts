import { link } from './link';
import { moreWays } from './moreWays';
import { passwords } from './passwords';
import { thirdParty } from './thirdParty';

/** What the less common ways in and the change of a password say. */
export const accountTexts = { ...link, ...moreWays, ...passwords, ...thirdParty };
