import { common } from './common';
import { errors } from './errors';
import { signIn } from './signIn';
import { startUp } from './startUp';

/** What is shown before the workspace. */
export const entryTexts = { ...common, ...errors, ...signIn, ...startUp };
