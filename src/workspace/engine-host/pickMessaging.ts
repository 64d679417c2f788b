import type { EngineHost } from '@/engine/host';
import type { Notices } from '../notices/createNotices';

/** What a page says and asks goes through the notices, and nothing else of theirs is lent to it. */
export function pickMessaging(notices: Notices): Pick<EngineHost, 'message' | 'confirm' | 'report' | 'errorText'> {
  const { success, info, warning, error, confirm, report, textOf } = notices;
  return { message: { success, info, warning, error }, confirm, report, errorText: textOf };
}
