import { resolve } from 'node:path';

const source = resolve(__dirname, '../src');

/** How a sub-app names the only two rooms of the host's source that it may use. */
export const sharedAliases = {
  '@atrium/portal': resolve(source, 'portal'),
  '@atrium/common': resolve(source, 'common'),
};
