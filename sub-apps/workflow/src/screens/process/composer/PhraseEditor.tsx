import { usePortal, useT } from '@atrium/portal/sdk';
import { BusyButton, SaveFailure } from '@atrium/portal/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { MAX_PHRASES, phrasesQuery, savePhrases } from '../../../api/phrases';
import styles from './Composer.module.css';

const MAX_LENGTH = 100;

/** Changes the comment templates of the person: each line is one, in their order. */
export function PhraseEditor({ phrases, onClose }: { phrases: readonly string[]; onClose(): void }) {
  const t = useT();
  const { http } = usePortal();
  const queries = useQueryClient();
  const [stored] = useState(() => (phrases.length > 0 ? phrases : ['']));
  const [lines, setLines] = useState(stored);
  const saving = useMutation({
    mutationFn: () => {
      const texts = lines.map((line) => line.trim()).filter((line) => line !== '');
      return savePhrases(http, [...new Set(texts)]);
    },
    onSuccess(kept) {
      queries.setQueryData(phrasesQuery(http).queryKey, kept);
      onClose();
    },
  });
  const set = (index: number, text: string) => setLines(lines.map((line, place) => (place === index ? text : line)));
  return (
    <div
      className={styles.phrases}
      role="group"
      aria-label={t('workflow.process.phrases.manage')}
      onKeyDown={(event) => {
        // Nothing that is changed and not saved is closed by it.
        if (event.key === 'Escape' && lines !== stored) event.preventDefault();
      }}
    >
      {saving.error && <SaveFailure error={saving.error} />}
      {lines.map((line, index) => (
        <div key={index} className={styles.line}>
          <Input
            value={line}
            maxLength={MAX_LENGTH}
            disabled={saving.isPending}
            aria-label={t('workflow.process.phrases.line', { place: index + 1 })}
            onChange={({ target }) => set(index, target.value)}
          />
          <Button
            aria-label={t('workflow.process.phrases.remove', { place: index + 1 })}
            disabled={saving.isPending}
            onClick={() => setLines(lines.filter((_, place) => place !== index))}
          >
            {t('workflow.process.remove')}
          </Button>
        </div>
      ))}
      <div className={styles.line}>
        {lines.length < MAX_PHRASES && (
          <Button size="small" onClick={() => setLines([...lines, ''])}>
            {t('workflow.process.phrases.add')}
          </Button>
        )}
        <span className={styles.gap} />
        <Button size="small" disabled={saving.isPending} onClick={onClose}>
          {t('ui.cancel')}
        </Button>
        <BusyButton size="small" type="primary" isBusy={saving.isPending} onClick={() => saving.mutate()}>
          {t('workflow.process.phrases.save')}
        </BusyButton>
      </div>
    </div>
  );
}
