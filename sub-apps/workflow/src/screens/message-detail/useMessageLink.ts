import { openMessageLink } from '@atrium/common/messages/openMessageLink';
import { usePortal } from '@atrium/portal/sdk';
import { useQuery } from '@tanstack/react-query';
import { messageQuery } from '../../api/messages';
import type { MessageDetail } from '../../api/messages';

/** The message as `MessageContent` has read it, and what opens its link; undefined for a message without one. */
export function useMessageLink(messageId: string): { data: MessageDetail | undefined; open: (() => void) | undefined } {
  const { http, nav, message: toast } = usePortal();
  const { data } = useQuery({ ...messageQuery(http, messageId), enabled: false });
  const link = data?.link;
  return { data, open: link && (() => void openMessageLink(nav, link).catch(toast.report)) };
}
