import type { ReactNode } from 'react';
import type { Disposable } from '@/common/disposable';
import { DraftBar } from '@/ui/DraftBar';
import { SaveProblem } from '@/ui/SaveProblem';
import type { PageDrafts } from '../host';
import type { PageModel } from '../model/pageModel';
import { watch } from '../model/reactive';
import { DraftSession } from './DraftSession';
import type { Offer } from './DraftSession';

/** Changed fields that an offer names. */
const MAX_TITLES = 5;

/**
 * Keeps the page's unsaved input, and shows what an earlier page has left once this one is loaded, and that another page
 * has saved its record.
 */
export function startDrafts(page: PageModel, drafts: PageDrafts, show: (bar: ReactNode) => void): Disposable {
  const { report, t, translation } = page.host;
  const offerText = ({ changedSince: titles }: Offer, time: string) => {
    if (titles.length === 0) return t('engine.draft.offer', { time });
    const named = titles.length > MAX_TITLES ? [...titles.slice(0, MAX_TITLES), '…'] : titles;
    return t('engine.draft.older', { time, titles: named });
  };
  const barOf = (offer: Offer) => (
    <DraftBar
      key={offer.id}
      keptAt={offer.keptAt}
      language={translation.get().language}
      isOutdated={offer.changedSince.length > 0}
      textOf={(time) => offerText(offer, time)}
      restoreText={t(offer.changedSince.length > 0 ? 'engine.draft.restoreolder' : 'engine.draft.restore')}
      discardText={t('engine.draft.discard')}
      discardedText={t('engine.draft.discarded')}
      undoText={t('engine.draft.undo')}
      onRestore={() => void session.restore(offer).catch(report)}
      onDiscard={() => void session.discard(offer).catch(report)}
    />
  );
  const session = new DraftSession(page, drafts, ({ offer, isSavedElsewhere }) =>
    show(
      <>
        {isSavedElsewhere && (
          <SaveProblem isWarning reason={t('engine.saved.elsewhere')} kept={t('engine.saved.kept')} />
        )}
        {offer && barOf(offer)}
      </>,
    ),
  );
  let stop: Disposable = () => undefined;
  const searchWhenLoaded = () => {
    let isSearched = false;
    stop = watch(() => {
      if (isSearched || !page.isLoaded()) return;
      isSearched = true;
      session.search().catch(report);
    });
  };
  session.open().then(searchWhenLoaded).catch(report);
  return () => {
    stop();
    session.end();
  };
}
