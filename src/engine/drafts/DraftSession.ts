import type { Disposable } from '@/common/disposable';
import type { Draft, DraftStore } from '@/common/drafts';
import type { PageDrafts } from '../host';
import type { PageModel } from '../model/pageModel';
import { watch } from '../model/reactive';
import { DraftKeeper } from './DraftKeeper';
import { readContent } from './draftContent';
import type { DraftContent } from './draftContent';
import { recordKey } from './recordKey';
import { restoreDraft } from './restoreDraft';
import { changedSince } from './storedState';

/** A draft that the person is asked about. */
export interface Offer extends Draft {
  readonly content: DraftContent;
  /** Titles of the fields that were changed on the server after the draft was begun. */
  readonly changedSince: readonly string[];
}

/** What a page says of its record beside its controls. */
export interface Shown {
  /** The draft that is on offer. */
  readonly offer?: Offer | undefined;
  /** Another page has saved the record after this one has loaded or saved it. */
  readonly isSavedElsewhere?: boolean;
}

/** The drafts of one page that runs: keeps its own, and offers what earlier ones have left. */
export class DraftSession {
  private store?: DraftStore;
  private keeper?: DraftKeeper;
  private disposables: readonly Disposable[] = [];
  private shown: Shown = {};
  private isOver = false;

  /** @param draw Draws what the person should know. */
  constructor(
    private readonly page: PageModel,
    private readonly drafts: PageDrafts,
    private readonly draw: (shown: Shown) => void,
  ) {}

  /** Begins to keep what is entered. */
  async open(): Promise<void> {
    this.store = await this.drafts.open(recordKey(this.page));
    this.keeper = new DraftKeeper(this.page, this.store, this.drafts);
    this.disposables = [
      watch(() => this.tellSave(this.page.stored.saves())),
      this.store.onSavedElsewhere(this.hearSave),
    ];
    if (this.isOver) this.end();
  }

  /** Looks for drafts, once the page is filled. */
  async search(): Promise<void> {
    if (!this.store || this.isOver) return;
    const [found] = await Promise.all([this.store.find(), this.page.host.loadControlTexts()]);
    const offers = found.flatMap((draft) => {
      const content = readContent(draft.content);
      return content ? [{ ...draft, content, changedSince: changedSince(this.page, content.storedState) }] : [];
    });
    const undone = offers.find(({ id }) => this.drafts.isUndone(id));
    // The undo was pressed before anyone could know that the record is newer.
    if (undone && undone.changedSince.length === 0) await this.restore(undone);
    else this.show({ offer: undone ?? offers[0] });
  }

  /**
   * Puts a draft back. It is forgotten once this page's own draft holds what it held. Older drafts wait for the next page:
   * restored over this one they would mix two records.
   */
  async restore(offer: Offer): Promise<void> {
    const { host } = this.page;
    this.show({ offer: undefined });
    const missed = await restoreDraft(this.page, offer.content);
    if (this.isOver) return;
    await this.keeper?.keep();
    await this.store?.forget(offer.id);
    if (missed.length > 0) host.message.warning(host.t('engine.draft.missed', { titles: missed }));
    else host.message.success(host.t('engine.draft.restored'));
  }

  /**
   * Deletes a draft, then removes its offer, because a reload before the deletion would offer it again. Older drafts are
   * offered by the next page: an offer in the same place would receive the second click of a double-click.
   */
  async discard(offer: Offer): Promise<void> {
    await this.store?.forget(offer.id);
    this.show({ offer: undefined });
  }

  end(): void {
    this.isOver = true;
    this.disposables.forEach((dispose) => dispose());
    this.keeper?.end();
  }

  /** Pages for new records have nothing in common, although they have one name. */
  private tellSave(saves: number): void {
    if (saves === 0 || this.page.makesNewRecord) return;
    this.store?.noteSaved();
    this.show({ isSavedElsewhere: false });
  }

  private readonly hearSave = (): void => {
    const { host, makesNewRecord } = this.page;
    if (makesNewRecord) return;
    host
      .loadControlTexts()
      .then(() => this.show({ isSavedElsewhere: true }))
      .catch(host.report);
  };

  private show(changes: Shown): void {
    if (this.isOver) return;
    this.shown = { ...this.shown, ...changes };
    this.draw(this.shown);
  }
}
