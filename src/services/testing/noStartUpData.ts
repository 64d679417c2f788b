import type { StartUpData } from '../start-up-data/startUpData';

/** The start-up data of a position without menu, scripts and components. */
export const NO_START_UP_DATA: StartUpData = {
  menu: [],
  nativeFunctions: [],
  webScripts: [],
  isTabMode: true,
  components: [],
  missingComponents: [],
  skipped: [],
};
