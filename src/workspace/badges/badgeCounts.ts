import type { UnreadCounts } from '@/common/messages/message';

/** The screens whose numbers are shown. */
export const UNDEAL_PATH = '/undeal';
export const FLOW_PATH = '/flow';
export const MESSAGES_PATH = '/messagemanager';

/** What waits for the person. Undefined while it is unknown, and where the position may not visit the screen. */
export interface BadgeCounts {
  /** Processes to decide. */
  undeal: number | undefined;
  /** Own applications that were returned to the person. */
  returned?: number | undefined;
  /** Copies that the person has not read. */
  copied?: number | undefined;
  /** Unread messages. */
  messages: UnreadCounts | undefined;
  /** The position has a message centre, and the platform has messages. */
  hasMessages: boolean;
}
