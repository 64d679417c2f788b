import type { Disposable } from '@/common/disposable';
import type { DraftStore } from '@/common/drafts';
import type { PageDrafts } from '../host';
import type { PageModel } from '../model/pageModel';
import { untracked, watch } from '../model/reactive';
import { takeDraft } from './takeDraft';

/** Unsaved input is on its way into the store after this time: with the writing, less than a second of typing can be lost. */
export const KEEP_AFTER_MS = 800;

/** Keeps what is entered in a page as long as it is unsaved. */
export class DraftKeeper {
  private timer?: ReturnType<typeof setTimeout>;
  private hasKept = false;
  private readonly disposables: Disposable[];

  constructor(
    private readonly page: PageModel,
    private readonly store: DraftStore,
    drafts: PageDrafts,
  ) {
    this.disposables = [
      watch(() => this.follow(page.isDirty(), page.edits.revision)),
      watch(() => this.followId(page.newRecordId())),
      store.onHide(() => this.flush()),
      drafts.onGivenUp(() => this.forget()),
    ];
  }

  /** Keeps now what is there. */
  async keep(): Promise<void> {
    this.stopWaiting();
    const content = takeDraft(this.page);
    if (!content) return;
    this.hasKept = true;
    await this.store.keep(content);
  }

  /** The page is gone: what was entered last is kept, and left for the next one. */
  end(): void {
    this.disposables.forEach((dispose) => dispose());
    this.flush();
    this.store.close().catch(this.page.host.report);
  }

  private follow(isDirty: boolean, _revision: number): void {
    if (!isDirty) this.forget();
    else if (untracked(() => this.page.edits.isByPerson)) this.timer ??= setTimeout(() => this.flush(), KEEP_AFTER_MS);
  }

  /** A submit is about to be sent: the draft must hold its id before the answer can get lost. */
  private followId(id: string | undefined): void {
    if (id !== undefined && this.page.edits.isByPerson) this.keepNow();
  }

  private flush(): void {
    if (this.timer !== undefined) this.keepNow();
  }

  private keepNow(): void {
    this.keep().catch(this.page.host.report);
  }

  private forget(): void {
    this.stopWaiting();
    if (!this.hasKept) return;
    this.hasKept = false;
    this.store.forget().catch(this.page.host.report);
  }

  private stopWaiting(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }
}
