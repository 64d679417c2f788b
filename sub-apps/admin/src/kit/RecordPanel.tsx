import { useT } from '@atrium/portal/sdk';
import { LoadFailure, PanelContent, Skeleton } from '@atrium/portal/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { EditorPanel } from './EditorPanel';
import type { Editor } from './EditorPanel';

/**
 * The record that the panel shows. A new one may begin as a copy of a stored one: then `id` is the one to copy. `name`
 * is that of the list.
 */
export type OpenRecord = { mode: 'new'; id?: undefined; name?: undefined } | OpenStored;
interface OpenStored {
  mode: 'edit' | 'view' | 'copy';
  id: string;
  name: string;
}

interface Props<Data> {
  /** The kind of record, which identifies its drafts among all of the product: "role". */
  kind: string;
  /** The title for each mode. */
  titleOf(open: OpenRecord): string;
  /** The opened record; kept while the panel slides away. */
  open: OpenRecord;
  isOpen: boolean;
  /** For a form that needs more room. */
  isWide?: boolean;
  onClose(): void;
  /** Opens the panel again with this record. */
  onReopen(open: OpenRecord): void;
  /** The beginning of the query keys that a save invalidates. */
  queryKey: readonly string[];
  /** Reads what the panel shows as it is stored now; `id` is undefined for a new record. */
  read(id: string | undefined, signal: AbortSignal): Promise<Data>;
  /** Draws the record for reading or changing. */
  children(data: Data, editor: Editor): ReactNode;
}

/** The panel in which one record is created, copied, changed or read. */
export function RecordPanel<Data>(props: Props<Data>) {
  const { kind, titleOf, open, isOpen, isWide = false, onClose, onReopen, queryKey, read, children } = props;
  const queries = useQueryClient();
  return (
    <EditorPanel<OpenRecord>
      title={titleOf(open)}
      isOpen={isOpen}
      isWide={isWide}
      record={`${kind} ${open.mode === 'edit' ? open.id : 'new'}`}
      opened={open.mode === 'view' ? undefined : open}
      onClose={onClose}
      onReopen={onReopen}
    >
      {(editor) => (
        <OpenedRecord<Data>
          id={open.id}
          queryKey={queryKey}
          read={read}
          editor={{
            ...editor,
            onSaved() {
              editor.onSaved();
              void queries.invalidateQueries({ queryKey });
            },
          }}
        >
          {children}
        </OpenedRecord>
      )}
    </EditorPanel>
  );
}

interface OpenedProps<Data> extends Pick<Props<Data>, 'queryKey' | 'read' | 'children'> {
  id: string | undefined;
  editor: Editor;
}

function OpenedRecord<Data>({ id, queryKey, read, editor, children }: OpenedProps<Data>) {
  const t = useT();
  const { data, error, refetch } = useQuery({
    queryKey: [...queryKey, 'editor', id ?? ''],
    queryFn: ({ signal }) => read(id, signal),
    // The form starts from the record as it is stored now, never from an earlier answer.
    gcTime: 0,
    staleTime: Infinity,
  });
  if (data !== undefined) return children(data, editor);
  return (
    <PanelContent>
      {error ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton label={t('ui.loading')} slowText={t('ui.slow')} />
      )}
    </PanelContent>
  );
}
