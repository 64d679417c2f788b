import { PORTAL_VERSION } from './portal';

const major = (version: string) => version.split('.')[0];

/** A sub-app built against one major version of the contract does not run on another. */
export const isCompatible = (hostVersion: string, ownVersion: string = PORTAL_VERSION) =>
  major(hostVersion) === major(ownVersion);
