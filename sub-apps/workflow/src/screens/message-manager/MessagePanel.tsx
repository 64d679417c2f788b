import type { Message } from '@atrium/common/messages/message';
import { PanelContent, SidePanel } from '@atrium/portal/ui';
import { MessageButtons } from '../message-detail/MessageButtons';
import { MessageContent } from '../message-detail/MessageContent';
import { useMessageLink } from '../message-detail/useMessageLink';

interface Props {
  /** Kept while the panel slides away. */
  message: Message;
  /** The list as it stood when the panel opened: the message before and the one after it. */
  rows: readonly Message[];
  isOpen: boolean;
  onWalk(message: Message): void;
  onRead(): void;
  onClose(): void;
}

/** One message beside its list. */
export function MessagePanel({ message, rows, isOpen, onWalk, onRead, onClose }: Props) {
  const { open } = useMessageLink(message.id);
  const place = rows.findIndex(({ id }) => id === message.id);
  const handleWalk = (id: string) => {
    const row = rows.find((candidate) => candidate.id === id);
    if (row) onWalk(row);
  };
  return (
    <SidePanel title={message.title} isOpen={isOpen} onClose={onClose}>
      <PanelContent
        footer={
          <MessageButtons
            newerId={rows[place - 1]?.id ?? ''}
            olderId={rows[place + 1]?.id ?? ''}
            onWalk={handleWalk}
            onOpen={open}
          />
        }
      >
        <MessageContent key={message.id} messageId={message.id} onRead={onRead} />
      </PanelContent>
    </SidePanel>
  );
}
