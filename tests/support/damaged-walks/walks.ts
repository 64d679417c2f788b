import type { DamagedWalk } from './damagedWalk';
import { WALKS as dictionaries } from './dictionaries';
import { WALKS as flowDesigner } from './flowDesigner';
import { WALKS as messages } from './messages';
import { WALKS as people } from './people';
import { WALKS as processes } from './processes';
import { WALKS as records } from './records';
import { WALKS as reports } from './reports';
import { WALKS as session } from './session';
import { WALKS as transfers } from './transfers';

/** What nobody finds by pressing everything: it is behind forms that are filled in, or behind several screens. */
export const WALKS: readonly DamagedWalk[] = [
  ...people,
  ...dictionaries,
  ...records,
  ...flowDesigner,
  ...processes,
  ...reports,
  ...transfers,
  ...messages,
  ...session,
];
