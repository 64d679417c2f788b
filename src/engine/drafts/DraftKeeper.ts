import type { Disposable } from '@/common/disposable';
import { createDraftWriter } from '@/common/drafts';
import type { DraftStore, DraftWriter } from '@/common/drafts';
import type { PageDrafts } from '../host';
import type { PageModel } from '../model/pageModel';
import { untracked, watch } from '../model/reactive';
import { takeDraft } from './takeDraft';

/** Keeps what is entered in a page as long as it is unsaved. */
export class DraftKeeper {
  private readonly writer: DraftWriter;
  private readonly disposables: Disposable[];

  constructor(
    private readonly page: PageModel,
    store: DraftStore,
    drafts: PageDrafts,
  ) {
    this.writer = createDraftWriter({ store, take: () => takeDraft(page), report: page.host.report });
    this.disposables = [
      watch(() => this.follow(page.isDirty(), page.edits.revision)),
      watch(() => this.followId(page.newRecordId())),
      drafts.onFinished(() => this.writer.forget()),
    ];
  }

  /** Keeps now what is there. */
  keep(): Promise<void> {
    return this.writer.keep();
  }

  /** The page is gone: what was entered last is kept, and left for the next one. */
  end(): void {
    this.disposables.forEach((dispose) => dispose());
    this.writer.end();
  }

  private follow(isDirty: boolean, _revision: number): void {
    if (!isDirty) this.writer.forget();
    else if (untracked(() => this.page.edits.isByPerson)) this.writer.schedule();
  }

  /** A submit is about to be sent: the draft must hold its id before the answer can get lost. */
  private followId(id: string | undefined): void {
    if (id !== undefined && this.page.edits.isByPerson) this.writer.keep().catch(this.page.host.report);
  }
}
