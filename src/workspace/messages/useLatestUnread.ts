import { useEffect, useState } from 'react';
import { useServices } from '@/app-context/services';
import type { Message, MessageKind, UnreadCounts } from '@/common/messages/message';
import { MESSAGE_KINDS } from '@/common/messages/message';
import { latestUnread } from '@/services/api/messages';

/** Messages of each kind that the panel shows: so few that each kind is in sight. */
const MOST_SHOWN = 3;

export interface MessageGroup {
  kind: MessageKind;
  /** The newest first. */
  messages: readonly Message[];
}

interface Latest {
  groups?: readonly MessageGroup[];
  error?: unknown;
}

/**
 * The latest unread messages by kind; undefined until they have been read. They are read again when the counts change;
 * until then those of before stay.
 */
export function useLatestUnread(counts: UnreadCounts | undefined): Latest & { retry(): void } {
  const { http } = useServices();
  const [latest, setLatest] = useState<Latest>({});
  const [attempt, setAttempt] = useState(0);
  const { todo = 0, notice = 0, system = 0 } = counts ?? {};
  useEffect(() => {
    let isStale = false;
    const kinds = MESSAGE_KINDS.filter((kind) => ({ todo, notice, system })[kind] > 0);
    Promise.all(kinds.map(async (kind) => ({ kind, messages: await latestUnread(http, kind, MOST_SHOWN) }))).then(
      (groups) => {
        if (!isStale) setLatest({ groups: groups.filter(({ messages }) => messages.length > 0) });
      },
      (error: unknown) => {
        if (!isStale) setLatest({ error });
      },
    );
    return () => {
      isStale = true;
    };
  }, [http, todo, notice, system, attempt]);
  return {
    ...latest,
    retry() {
      setLatest({});
      setAttempt(attempt + 1);
    },
  };
}
