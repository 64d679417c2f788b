import { resolve } from 'node:path';
import aliases from './alias-folders.json';

/** How a sub-app names the only two rooms of the host's source that it may use. */
export const sharedAliases = Object.fromEntries(
  Object.entries(aliases).map(([name, folder]) => [name, resolve(__dirname, '..', folder)]),
);
