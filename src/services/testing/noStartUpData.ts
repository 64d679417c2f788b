import type { StartUpData } from '../start-up-data/startUpData';

/** What start-up loads for a position that has nothing yet. */
export const NO_START_UP_DATA: StartUpData = {
  menu: [],
  nativeFunctions: [],
  webScripts: [],
  isTabMode: true,
  components: [],
  missingComponents: [],
  skipped: [],
};
