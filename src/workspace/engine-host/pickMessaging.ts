import type { EngineHost } from '@/engine/host';
import type { Notices } from '../notices/createNotices';

/** The functions of the notices that pages may use. */
export function pickMessaging(notices: Notices): Pick<EngineHost, 'message' | 'confirm' | 'report' | 'errorText'> {
  const { success, info, warning, error, confirm, report, textOf } = notices;
  return { message: { success, info, warning, error }, confirm, report, errorText: textOf };
}
