import { useState } from 'react';
import type { ClipboardEvent, DragEvent } from 'react';
import type { StorageKind } from '@/common/files';
import { withPlainName } from '@/common/format/plainName';
import type { Field } from '../../model/field';
import { untracked } from '../../model/reactive';
import { usePage } from '../../react/pageContext';
import { useWatched } from '../../react/useWatched';
import { asValue, readEntries } from './entries';
import type { FileEntry } from './entries';
import { maxCountOf, selectFiles } from './limits';
import type { FileLimits, Refusal } from './limits';
import { limitsText, refusalText } from './limitTexts';
import { isInterrupted, uploadOf, uploadsOf } from './pageUploads';
import type { FileControl } from './pageUploads';

/** The properties that files and pictures share. */
export interface FileProps extends FileLimits {
  readonly uploadtype?: string;
  readonly storage?: StorageKind;
}

export interface Files {
  readonly entries: readonly FileEntry[];
  readonly isReadonly: boolean;
  /** Whether no further file may be added. */
  readonly isFull: boolean;
  /** The limits that the page sets, as text. */
  readonly limits: string;
  /** What is told of the files that were chosen last and not taken. A notice says that there was no room for them. */
  readonly refusals: readonly { readonly text: string; readonly isNotice: boolean }[];
  /** Whether files are held over the field. */
  readonly isDropTarget: boolean;
  /** Uploads what may be uploaded. With a maximum of one the new file takes the place of the old one. */
  add(files: readonly File[]): void;
  remove(entry: FileEntry): void;
  /** Handlers of the field's element: drop and paste. */
  readonly handlers: {
    onDragOver(event: DragEvent): void;
    onDragLeave(event: DragEvent): void;
    onDrop(event: DragEvent): void;
    onPaste(event: ClipboardEvent): void;
  };
}

/** The files of a field and what a person does with them. @param limits The field's properties with their defaults. */
export function useFiles(field: Field<FileControl>, kind: FileControl, limits: FileProps): Files {
  const page = usePage();
  const { t } = page.host;
  const value = useWatched(field, () => field.value());
  const isReadonly = useWatched(field, () => field.isReadonly());
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const [isDropTarget, setDropTarget] = useState(false);
  const entries = readEntries(value);
  const maxCount = maxCountOf(limits);
  const [lastCount, setLastCount] = useState(entries.length);
  if (entries.length !== lastCount) {
    setLastCount(entries.length);
    // A removal ends what was told of the last choice. A file that replaces another one only takes its place.
    if (entries.length < Math.min(lastCount, maxCount)) setRefusals([]);
  }
  const current = () => untracked(() => readEntries(field.value()));

  const isReplacing = maxCount === 1;

  /** Which files are taken now, and what is told of the others. */
  const select = (files: readonly File[]): readonly File[] => {
    // A file that is chosen again takes the place of its interrupted upload.
    const isWaited = (entry: FileEntry) => isInterrupted(entry) && files.some(({ name }) => name === entry.filename);
    const room = isReplacing ? 1 : maxCount - current().filter((entry) => !isWaited(entry)).length;
    const selection = selectFiles(files, room, limits);
    setRefusals(selection.refusals);
    return selection.taken;
  };
  const upload = async (files: readonly File[]) => {
    const storage = await page.host.files();
    if (page.hasEnded) return;
    // Another choice may have taken the room while the storage's code was loaded.
    const taken = select(files);
    if (taken.length === 0) return;
    const replaced = isReplacing ? current() : [];
    uploadsOf(page).start(storage, field, taken, limits);
    replaced.forEach(removeEntry);
  };
  const add = (chosen: readonly File[]) => {
    const files = chosen.map(withPlainName);
    if (files.length > 0 && select(files).length > 0) upload(files).catch(page.host.report);
  };
  const removeEntry = (entry: FileEntry) => {
    if (entry.pending !== undefined) uploadOf(entry.pending)?.transfer.cancel();
    const before = current();
    field.edit(asValue(before.filter((other) => other.url !== entry.url || other.pending !== entry.pending)));
    if (entry.url === '') return;
    page.host.offerUndo(t('engine.file.removed', { filename: entry.filename }), () => {
      const others = current().slice(0, maxCount - 1);
      const place = before.findIndex(({ url }) => url === entry.url);
      field.edit([...others.slice(0, place), entry, ...others.slice(place)]);
    });
  };
  const isOffered = (transfer: DataTransfer) => !isReadonly && transfer.types.includes('Files');
  return {
    entries,
    isReadonly,
    isFull: maxCount > 1 && entries.length >= maxCount,
    limits: limitsText(field.props, kind, t),
    refusals: refusals.map((refusal) => ({
      text: refusalText(refusal, kind, limits, t),
      isNotice: refusal.reason === 'leftout',
    })),
    isDropTarget,
    add,
    remove: removeEntry,
    handlers: {
      onDragOver(event) {
        if (!isOffered(event.dataTransfer)) return;
        event.preventDefault();
        setDropTarget(true);
      },
      onDragLeave({ currentTarget, relatedTarget }) {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setDropTarget(false);
      },
      onDrop(event) {
        setDropTarget(false);
        if (!isOffered(event.dataTransfer)) return;
        event.preventDefault();
        add([...event.dataTransfer.files]);
      },
      onPaste(event) {
        if (isReadonly || event.clipboardData.files.length === 0) return;
        event.preventDefault();
        add([...event.clipboardData.files]);
      },
    },
  };
}
