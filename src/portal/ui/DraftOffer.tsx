import { DraftBar } from '../../ui/DraftBar';
import { useLanguage, useT } from '../sdk/hooks';
import type { UnsavedInput } from '../sdk/useUnsavedInput';

interface Props {
  input: Pick<UnsavedInput, 'offer' | 'dropOffer'>;
  onRestore(): void;
}

/** The draft that an earlier editor of this record has left; nothing when there is none. */
export function DraftOffer({ input: { offer, dropOffer }, onRestore }: Props) {
  const t = useT();
  const language = useLanguage();
  if (!offer) return null;
  return (
    <DraftBar
      keptAt={offer.keptAt}
      language={language}
      textOf={(time) => t('ui.draft.offer', { time })}
      restoreText={t('ui.draft.restore')}
      discardText={t('ui.draft.discard')}
      discardedText={t('ui.draft.discarded')}
      undoText={t('ui.draft.undo')}
      onRestore={onRestore}
      onDiscard={dropOffer}
    />
  );
}
