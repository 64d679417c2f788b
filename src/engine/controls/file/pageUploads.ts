import type { StorageKind, Transfer, UploadedFile } from '@/common/files';
import { isAppError } from '@/common/errors/appError';
import type { PageFiles } from '../../host';
import { ArrayModel } from '../../model/arrayModel';
import { CellField } from '../../model/cellField';
import type { Field } from '../../model/field';
import type { PageModel } from '../../model/pageModel';
import { untracked } from '../../model/reactive';
import { isSection } from '../../model/row';
import type { ControlType } from '../../protocol/nodes';
import { asValue, readEntries } from './entries';
import type { FileEntry } from './entries';

export type FileControl = 'file' | 'image';

const isFileControl = (type: ControlType): type is FileControl => type === 'file' || type === 'image';

/** An upload of an open page. */
export interface PageUpload {
  readonly file: File;
  readonly transfer: Transfer<UploadedFile>;
}

/** All uploads of open pages, by id. Other ids of a value belong to uploads that were interrupted. */
const uploads = new Map<string, PageUpload>();

export const uploadOf = (id: string): PageUpload | undefined => uploads.get(id);

/** Whether the file never arrived and no upload of an open page sends it, for example after a reload. */
export const isInterrupted = ({ pending }: FileEntry): boolean => pending !== undefined && !uploads.has(pending);

/** Every field of the page that holds files, in the lines of arrays as well. */
function fileFields(page: PageModel): readonly Field[] {
  return [...page.controls.values()].flatMap((control): readonly Field[] => {
    if (isFileControl(control.node.type)) return [control];
    if (!(control instanceof ArrayModel)) return [];
    const array = control as ArrayModel;
    const [rowNodes, sectionNodes] = [array.columns, array.fields].map((nodes) =>
      nodes.filter(({ type }) => isFileControl(type)),
    );
    if (!rowNodes?.length && !sectionNodes?.length) return [];
    return array
      .lines()
      .flatMap((line) =>
        ((isSection(line) ? sectionNodes : rowNodes) ?? []).map((node) => new CellField(array, line, node, '')),
      );
  });
}

/**
 * The uploads of one page. A file is uploaded as soon as it is chosen, so that a submit rarely waits and a draft holds
 * its address; until it has arrived the field's value holds an entry with the id of its upload, which can be moved and
 * removed like any other.
 */
export class PageUploads {
  private readonly ids = new Set<string>();
  /** Bytes of the files that have arrived, by address. */
  readonly sizes = new Map<string, number>();

  constructor(private readonly page: PageModel) {
    page.beforeSubmit(() => this.complete());
    page.own(() => this.end());
  }

  /** Starts to upload files and puts them at the end of the field's value. */
  start(
    storage: PageFiles,
    field: Field,
    files: readonly File[],
    where: { uploadtype?: string | undefined; storage?: StorageKind | undefined },
  ): void {
    const added = files.map((file): FileEntry => {
      const transfer = storage.upload({
        file,
        ...(where.uploadtype !== undefined && { type: where.uploadtype }),
        ...(where.storage !== undefined && { storage: where.storage }),
      });
      this.follow(file, transfer);
      return { url: '', filename: file.name, type: file.type, date: '', datetime: '', pending: transfer.id };
    });
    // A file that is chosen once more continues its interrupted upload.
    const isReplaced = (entry: FileEntry) =>
      isInterrupted(entry) && added.some(({ filename }) => filename === entry.filename);
    const before = untracked(() => readEntries(field.value()));
    field.edit([...before.filter((entry) => !isReplaced(entry)), ...added]);
  }

  private follow(file: File, transfer: Transfer<UploadedFile>): void {
    const { id } = transfer;
    this.ids.add(id);
    uploads.set(id, { file, transfer });
    const unsubscribe = transfer.subscribe(() => {
      const { phase } = transfer.get();
      if (phase !== 'done' && phase !== 'cancelled') return;
      unsubscribe();
      // A submit that waits for the transfer puts its result in as well; the entry is gone then.
      transfer.settled().then(
        (stored) => this.replace(id, stored),
        () => this.replace(id, undefined),
      );
    });
  }

  /** Puts the stored file in the place of its entry, wherever that is by now; without one the entry is removed. */
  private replace(id: string, stored: UploadedFile | undefined): void {
    if (stored) this.sizes.set(stored.url, stored.file.size);
    for (const field of untracked(() => fileFields(this.page))) {
      const entries = untracked(() => readEntries(field.value()));
      if (!entries.some(({ pending }) => pending === id)) continue;
      const [file] = stored ? readEntries(stored) : [];
      field.edit(asValue(entries.flatMap((entry) => (entry.pending === id ? (file ?? []) : entry))));
    }
  }

  /** Waits for all uploads; those that have failed are tried again. Rejects with the first failure. */
  private async complete(): Promise<void> {
    await Promise.all(
      [...this.ids].map(async (id) => {
        const upload = uploads.get(id);
        if (!upload || !this.isUsed(id)) return;
        upload.transfer.retry();
        try {
          this.replace(id, await upload.transfer.settled());
        } catch (error) {
          // The person removed the file meanwhile: the rest is submitted.
          if (!isAppError(error, 'cancelled')) throw error;
        }
      }),
    );
  }

  private isUsed(id: string): boolean {
    return untracked(() =>
      fileFields(this.page).some((field) => readEntries(field.value()).some(({ pending }) => pending === id)),
    );
  }

  private end(): void {
    this.ids.forEach((id) => {
      uploads.get(id)?.transfer.cancel();
      uploads.delete(id);
    });
  }
}

const ofPages = new WeakMap<PageModel, PageUploads>();

/** The uploads of a page; made with its first one. */
export function uploadsOf(page: PageModel): PageUploads {
  const known = ofPages.get(page) ?? new PageUploads(page);
  ofPages.set(page, known);
  return known;
}

/** Bytes of a file that this page uploads or has uploaded; undefined for others: the record of a file does not tell. */
export const sizeOf = (page: PageModel, { url, pending }: FileEntry): number | undefined =>
  pending === undefined ? ofPages.get(page)?.sizes.get(url) : uploadOf(pending)?.file.size;
