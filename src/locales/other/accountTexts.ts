import { link } from './link';
import { moreWays } from './moreWays';
import { passwords } from './passwords';
import { questions } from './questions';
import { thirdParty } from './thirdParty';

/** The texts of a sign-in beyond its first form: other methods, links, third parties, questions, passwords. */
export const accountTexts = { ...link, ...moreWays, ...passwords, ...questions, ...thirdParty };
