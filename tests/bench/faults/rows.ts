import type { FaultRow } from './row';
import { brokenStorage } from './rows/brokenStorage';
import { crashedTabs } from './rows/crashedTabs';
import { damagedAnswers } from './rows/damagedAnswers';
import { frozenTabs } from './rows/frozenTabs';
import { importFaults } from './rows/importFaults';
import { lostResponses } from './rows/lostResponses';
import { lostSessions } from './rows/lostSessions';
import { monkey } from './rows/monkey';
import { mutatedProtocols } from './rows/mutatedProtocols';
import { offline } from './rows/offline';
import { refreshStorms } from './rows/refreshStorms';
import { runawayScripts } from './rows/runawayScripts';
import { saveFaults } from './rows/saveFaults';
import { signOuts } from './rows/signOuts';
import { slowNetwork } from './rows/slowNetwork';
import { soak } from './rows/soak';
import { staleChunks } from './rows/staleChunks';
import { tenClicks } from './rows/tenClicks';
import { uploadFaults } from './rows/uploadFaults';

/** The fault table, in its order; then two faults that it does not have. */
export const ROWS: readonly FaultRow[] = [
  saveFaults,
  lostResponses,
  tenClicks,
  damagedAnswers,
  offline,
  refreshStorms,
  signOuts,
  lostSessions,
  crashedTabs,
  brokenStorage,
  staleChunks,
  uploadFaults,
  importFaults,
  runawayScripts,
  soak,
  monkey,
  mutatedProtocols,
  frozenTabs,
  slowNetwork,
];
