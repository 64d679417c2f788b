import type { EngineHost } from '@/engine/host';
import type { Notices } from '../notices/createNotices';

/** The functions of the notices that pages may use. */
export function pickMessaging(
  notices: Notices,
): Pick<EngineHost, 'message' | 'offerUndo' | 'confirm' | 'report' | 'errorText'> {
  const { success, info, warning, error, offerUndo, confirm, report, textOf } = notices;
  return { message: { success, info, warning, error }, offerUndo, confirm, report, errorText: textOf };
}
