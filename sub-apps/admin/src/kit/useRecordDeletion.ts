import { usePortal, useT } from '@atrium/portal/sdk';
import type { Translate } from '@atrium/portal/sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RecordApi } from '../api/recordApi';

interface Options<R> {
  api: Pick<RecordApi<R, never, never>, 'key' | 'remove'>;
  /** The kind of record in the question: "角色". */
  noun: string;
  idOf(record: R): string;
  nameOf(record: R): string;
  /** Called with the deleted records. */
  onDeleted(records: readonly R[]): void;
}

/** Deletes after a question that names the records. */
export function useRecordDeletion<R>(options: Options<R>): (records: readonly R[]) => void {
  const { api, noun, idOf, nameOf, onDeleted } = options;
  const t = useT();
  const { http, dialogs, message } = usePortal();
  const queries = useQueryClient();
  const deletion = useMutation({
    mutationFn: (records: readonly R[]) => api.remove(http, records.map(idOf)),
    onError: (error) => message.report(error),
    onSuccess(_answer, records) {
      message.success(t('admin.deleted'));
      onDeleted(records);
      return queries.invalidateQueries({ queryKey: api.key });
    },
  });
  const ask = async (records: readonly R[]) => {
    const isConfirmed = await dialogs.confirm({
      ...questionAbout(records.map(nameOf), noun, t),
      confirmText: t('admin.delete'),
      isDanger: true,
    });
    if (isConfirmed) deletion.mutate(records);
  };
  return (records) => void ask(records);
}

/** The names in the question; there is no room for those of a whole page. */
const MOST_NAMES = 5;

function questionAbout(all: readonly string[], noun: string, t: Translate): { title: string; text: string } {
  const count = all.length;
  if (count === 1) return { title: t('admin.delete.one', { noun, name: all[0] }), text: t('admin.delete.text') };
  const names = all.slice(0, MOST_NAMES);
  return {
    title: t('admin.delete.many', { noun, count }),
    text: t(count > MOST_NAMES ? 'admin.delete.names.more' : 'admin.delete.names', { names, count }),
  };
}
