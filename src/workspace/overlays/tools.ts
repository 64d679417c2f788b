import type { Disposable } from '@/common/disposable';
import type { PrintRequest } from '@/common/printing';
import type { SpreadsheetTool } from '@/common/spreadsheet';
import type { EngineHost, PageFiles } from '@/engine/host';
import type { Services } from '@/services';
import type { Records } from '@/services/storage/records';
import type { Notices } from '../notices/createNotices';
import type { TransferList } from '../transfers/transferList';
import type { Overlays } from './createOverlays';

/** What a tool gets from the workspace of one position. */
export interface ToolContext {
  services: Services;
  notices: Notices;
  overlays: Overlays;
  /** Those of the account in its position. */
  records: Records;
  /** The tenant's storage; what is on its way is listed among the transfers. */
  files(): Promise<PageFiles>;
  /** The list of transfers, which shows the imports and exports that are under way as well. */
  transferList(): Promise<Pick<TransferList, 'showJobs'>>;
  /** Opens a path for the person. */
  navigate(path: string): void;
}

/** Shows the print of a page; the preview has it as well. */
export type PrintTool = (
  request: PrintRequest,
  context: Pick<ToolContext, 'overlays' | 'notices'> & { services: Pick<Services, 'i18n'> },
) => Promise<void>;

/** What pages start by name and features do. `src/pages` provides it, because the workspace imports no features. */
export interface Tools {
  spreadsheet: SpreadsheetTool;
  /** Shows the print of a page. */
  print: EngineHost['print'];
  /** Follows what an earlier visit has started and has not seen the end of. */
  resume(): Promise<void>;
  dispose: Disposable;
}

export type CreateTools = (context: ToolContext) => Tools;
