import type { Message, MessageLink } from '@/common/messages/message';

/** What a message opens: its link, or itself. */
export const linkOf = ({ id, link }: Pick<Message, 'id' | 'link'>): MessageLink =>
  link ?? { route: `/message-detail?messageid=${encodeURIComponent(id)}` };
