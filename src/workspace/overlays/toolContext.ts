import type { Disposable } from '@/common/disposable';
import type { SpreadsheetTool } from '@/common/spreadsheet';
import type { Services } from '@/services';
import type { Records } from '@/services/storage/records';
import type { Transfers } from '../transfers/createTransfers';
import type { Notices } from '../notices/createNotices';
import type { Overlays } from './createOverlays';

/** What a tool gets from the workspace of one position. */
export interface ToolContext {
  services: Services;
  notices: Notices;
  overlays: Overlays;
  /** Those of the account in its position. */
  records: Records;
  /** Notes a transfer until it settles: the close guard asks before it is interrupted. */
  track: Transfers['track'];
}

/** Creates imports and exports of the workspace. `src/pages` provides it, because the workspace imports no features. */
export type CreateSpreadsheetTool = (context: ToolContext) => SpreadsheetTool & { dispose: Disposable };
