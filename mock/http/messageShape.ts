import { localise, localiseWith } from '../domain/languages/localise';
import type { Language } from '../domain/languages/table';
import type { Message, MessageLink, MessageText } from '../domain/messages/message';

const SUMMARY_LENGTH = 100;

const textOf = ({ key, params }: MessageText, language: Language) => localiseWith(key, language, params);

function linkShape(link: MessageLink) {
  if ('processId' in link) return { route: `/process?processid=${link.processId}` };
  if ('route' in link) return { route: link.route };
  return { pagecode: link.pageCode, linkparam: link.linkParam ?? {}, status: link.status ?? 3 };
}

/** A message as a row of a list. */
export function messageItem(message: Message, isRead: boolean, language: Language) {
  const { id, kind, title, content, sender, time, link } = message;
  const [summary = ''] = textOf(content, language).split('\n');
  return {
    messageid: id,
    kind,
    kindname: localise(`message.kind.${kind}`, language),
    title: textOf(title, language),
    summary: summary.slice(0, SUMMARY_LENGTH),
    sender: localise(sender, language),
    time,
    isread: isRead ? 1 : 0,
    ...(link && { link: linkShape(link) }),
  };
}

/** A message with its content and its neighbours in the list of all messages. */
export const messageDetail = (
  message: Message,
  neighbours: { newer: Message | undefined; older: Message | undefined },
  language: Language,
) => ({
  ...messageItem(message, true, language),
  content: textOf(message.content, language),
  newerid: neighbours.newer?.id ?? '',
  olderid: neighbours.older?.id ?? '',
});
