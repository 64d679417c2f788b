import { toAppError } from '@atrium/common/errors/appError';
import { usePortal, useT } from '@atrium/portal/sdk';
import type { Translate } from '@atrium/portal/sdk';
import { dateText } from '@atrium/portal/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isConflict } from '../api/recordApi';
import type { RecordApi, Stamp } from '../api/recordApi';
import { sentences } from './sentences';

interface Options<R> {
  api: Pick<RecordApi<R, never, never>, 'key' | 'get' | 'remove'>;
  /** The kind of record in the question: "角色". */
  noun: string;
  idOf(record: R): string;
  nameOf(record: R): string;
  /** What the deletion changes beside the records, as sentences; undefined when nothing. */
  effects?(records: readonly R[]): string | undefined | Promise<string | undefined>;
  /** Called with the deleted records. */
  onDeleted(records: readonly R[]): void;
}

/**
 * Deletes after a question that names the records and what else the deletion changes. Nothing is deleted when somebody has
 * changed one of them since it was shown: the notice says who and when, and the list is read again.
 */
export function useRecordDeletion<R extends Stamp>(options: Options<R>): (records: readonly R[]) => void {
  const { api, noun, idOf, nameOf, onDeleted } = options;
  const t = useT();
  const { http, dialogs, message } = usePortal();
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: api.key });
  /** The first record that was changed since it was shown, as it is stored now. */
  async function findChanged(records: readonly R[]): Promise<R | undefined> {
    for (const record of records) {
      const stored = await api.get(http, idOf(record));
      if (stored.version !== record.version) return stored;
    }
    return undefined;
  }
  const deletion = useMutation({
    /** Resolves to the record because of which nothing was deleted. */
    async mutationFn(records: readonly R[]): Promise<R | undefined> {
      try {
        const versions = records.map(({ version }) => version);
        await api.remove(http, records.map(idOf), versions);
        return undefined;
      } catch (refusal) {
        const changed = isConflict(refusal) ? await findChanged(records) : undefined;
        if (!changed?.updatedBy) throw refusal;
        return changed;
      }
    },
    onError(error) {
      message.report(error);
      // What the list shows is out of date, because it offers no deletion that will be refused.
      return toAppError(error).kind === 'service' ? refresh() : undefined;
    },
    onSuccess(changed, records) {
      if (changed) {
        const { updatedBy, updatedAt } = changed;
        const params = { name: updatedBy, time: dateText(updatedAt), record: nameOf(changed) };
        message.warning(t('admin.delete.changed', params));
      } else {
        message.success(t('admin.deleted'));
        onDeleted(records);
      }
      return refresh();
    },
  });
  const ask = async (records: readonly R[]) => {
    const isConfirmed = await dialogs.confirm({
      ...questionAbout(records.map(nameOf), noun, await options.effects?.(records), t),
      confirmText: t('admin.delete'),
      isDanger: true,
    });
    if (isConfirmed) deletion.mutate(records);
  };
  return (records) => void ask(records).catch(message.report);
}

/** The names in the question; there is no room for those of a whole page. */
const MOST_NAMES = 5;

function questionAbout(
  all: readonly string[],
  noun: string,
  effects: string | undefined,
  t: Translate,
): { title: string; text: string } {
  const count = all.length;
  const end = [effects, t('admin.delete.text')];
  if (count === 1) return { title: t('admin.delete.one', { noun, name: all[0] }), text: sentences(end, t) };
  const names = t(count > MOST_NAMES ? 'admin.delete.names.more' : 'admin.delete.names', {
    names: all.slice(0, MOST_NAMES),
    count,
  });
  return { title: t('admin.delete.many', { noun, count }), text: sentences([names, ...end], t) };
}
