import type { Message, MessageKind } from '@atrium/common/messages/message';
import { usePortal, useT } from '@atrium/portal/sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteMessages, markAllRead, markRead, MESSAGES_KEY } from '../../api/messages';

const idsOf = (messages: readonly Message[]) => messages.map(({ id }) => id);

/** What can be done with messages. Afterwards the lists and the numbers in menu and header are read again. */
export function useMessageActions() {
  const t = useT();
  const { http, badges, dialogs, message: toast } = usePortal();
  const queries = useQueryClient();
  const refresh = () => {
    badges.refresh();
    return queries.invalidateQueries({ queryKey: MESSAGES_KEY });
  };
  const shared = { onError: toast.report, onSettled: refresh };
  const marking = useMutation({ ...shared, mutationFn: (ids: readonly string[]) => markRead(http, ids) });
  const markingAll = useMutation({
    ...shared,
    mutationFn: (kind: MessageKind | '') => markAllRead(http, kind),
    onSuccess: () => toast.success(t('workflow.messages.marked')),
  });
  const deleting = useMutation({
    ...shared,
    mutationFn: (ids: readonly string[]) => deleteMessages(http, ids),
    onSuccess: (_answer, ids) => toast.success(t('workflow.messages.deleted', { count: ids.length })),
  });
  return {
    refresh,
    isMarkingAll: markingAll.isPending,
    markAllRead: (kind: MessageKind | '') => markingAll.mutate(kind),
    markRead: (messages: readonly Message[], onDone?: () => void) =>
      marking.mutate(idsOf(messages), { onSuccess: onDone }),
    /** Asks first. `onDone` runs once they are deleted. */
    async remove(messages: readonly Message[], onDone: () => void) {
      const isConfirmed = await dialogs.confirm({
        title: t('workflow.messages.delete.title', { count: messages.length }),
        text: t('workflow.messages.delete.text'),
        confirmText: t('workflow.messages.delete'),
        isDanger: true,
      });
      if (isConfirmed) deleting.mutate(idsOf(messages), { onSuccess: onDone });
    },
  };
}
