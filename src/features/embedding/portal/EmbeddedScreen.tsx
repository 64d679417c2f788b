import { useEffect } from 'react';
import { useTranslate } from '@/app-context/services';
import { Button } from '@/ui/Button';
import { FailureNote, StateNote } from '@/ui/StateNote';
import { ProgressLine } from '@/ui/ProgressLine';
import { useObservable } from '@/ui/useObservable';
import type { Embedding, EmbeddingState } from './createEmbedding';

/** Keys of the title and the hint of each state in which the person or the partner must do something. */
const NOTES: Partial<Record<EmbeddingState['step'], { title: string; hint: string }>> = {
  unconnected: { title: 'embedding.unconnected', hint: 'embedding.unconnected.hint' },
  refused: { title: 'embedding.refused', hint: 'embedding.refused.hint' },
  failed: { title: 'errors.settings', hint: 'embedding.failed.hint' },
};

/** In place of the sign-in screen in a partner's page, which signs the person in itself. */
export function EmbeddedScreen({ embedding }: { embedding: Embedding }) {
  const t = useTranslate();
  const state = useObservable(embedding.state);
  useEffect(() => embedding.enter(), [embedding]);

  if (state.step === 'authRequired') {
    const { reason, isAfterWork } = state;
    const isSignedOut = reason === 'signedOut';
    // For the person, work was interrupted, whatever the reason is; who went back from a choice had not begun.
    const [beforeWork, afterWork] = isSignedOut ? ['noToken', 'signedOut'] : [reason, 'ended'];
    const title = isAfterWork ? afterWork : beforeWork;
    const hint = isSignedOut
      ? 'signedOut.hint'
      : isAfterWork
        ? 'ended.hint'
        : reason === 'refused'
          ? 'refused.hint'
          : 'hint';
    return (
      <main>
        <StateNote
          isWholePage
          title={t(`embedding.authRequired.${title}`)}
          hint={t(`embedding.authRequired.${hint}`)}
          action={
            <Button size="middle" variant="primary" onClick={embedding.signIn}>
              {t('embedding.signIn')}
            </Button>
          }
        />
      </main>
    );
  }
  const note = NOTES[state.step];
  if (!note) return <ProgressLine label={t('embedding.connecting')} />;
  return (
    <main>
      <FailureNote
        isWholePage
        title={t(note.title)}
        hint={t(note.hint)}
        action={
          state.step === 'failed' && (
            <Button size="middle" onClick={embedding.enter}>
              {t('common.retry')}
            </Button>
          )
        }
      />
    </main>
  );
}
