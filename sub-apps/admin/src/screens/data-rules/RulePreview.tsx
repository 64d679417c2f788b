import { toAppError } from '@atrium/common/errors/appError';
import { usePortal, useT } from '@atrium/portal/sdk';
import { LoadFailure, Skeleton } from '@atrium/portal/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Alert, Checkbox } from 'antd';
import { useId, useState } from 'react';
import type { DataRuleDraft } from '../../api/dataRules';
import { rulePreviewQuery } from '../../api/rulePreview';
import type { RuleSchema } from '../../api/ruleSchema';
import { PositionField } from '../../kit/fields/PositionField';
import { useDebounced } from '../../kit/fields/useDebounced';
import { PreviewedObject } from './PreviewedObject';
import { previewNotes } from './previewNotes';
import styles from './DataRule.module.css';

interface Props {
  /** The stored rule that the draft replaces; undefined for a new one. */
  ruleId: string | undefined;
  draft: DataRuleDraft;
  schema: RuleSchema;
  /** Whether all conditions are complete. */
  isReady: boolean;
  /** Whether the draft differs from the stored rule. */
  isChanged: boolean;
}

/** What a person would see if the rule were saved as it is now: how many rows, which ones and why. */
export function RulePreview({ ruleId, draft, schema, isReady, isChanged }: Props) {
  const t = useT();
  const { http } = usePortal();
  const id = useId();
  const [positionId, setPositionId] = useState('');
  const [isAssuming, setIsAssuming] = useState(false);
  const settled = useDebounced(JSON.stringify(draft));
  const { data, error, refetch, isFetching } = useQuery({
    ...rulePreviewQuery(http, { ruleId, draft, positionId, assumedRoleIds: isAssuming ? draft.roleIds : [] }),
    enabled: isReady && settled === JSON.stringify(draft),
    placeholderData: keepPreviousData,
  });
  const own = data?.objects.find(({ object }) => object === draft.object);
  const others = data?.objects.filter(({ object }) => object !== draft.object) ?? [];
  const notes = data && own ? previewNotes({ preview: data, own, draft, isChanged }) : [];
  const textOf = (code: string) => schema.find(({ object }) => object === code)?.text ?? code;
  return (
    <section className={styles.preview} aria-labelledby={id} aria-busy={isFetching}>
      <h3 id={id} className={styles.heading}>
        {t('admin.dataRules.preview')}
      </h3>
      <label className={styles.chooser}>
        <span>{t('admin.dataRules.preview.position')}</span>
        <PositionField
          aria-label={t('admin.dataRules.preview.position')}
          value={positionId || (data?.positionId ?? '')}
          onChange={setPositionId}
        />
      </label>
      <Checkbox
        checked={isAssuming}
        disabled={draft.roleIds.length === 0}
        onChange={({ target }) => setIsAssuming(target.checked)}
      >
        {t('admin.dataRules.preview.assume')}
      </Checkbox>
      {!isReady && <p className={styles.hint}>{t('admin.dataRules.preview.incomplete')}</p>}
      {isReady && error && <LoadFailure error={toAppError(error)} onRetry={() => void refetch()} />}
      {isReady && !error && !data && <Skeleton label={t('ui.loading')} slowText={t('ui.slow')} />}
      {isReady && !error && data && own && (
        <>
          <p className={styles.hint}>
            {t('admin.dataRules.preview.who', {
              name: data.holder,
              position: data.positionName,
              roles: data.roleNames,
            })}
          </p>
          <div role="status" className={styles.notes}>
            {notes.map(({ key, tone, params }) => (
              <Alert
                key={key}
                type={tone}
                showIcon
                message={t(`admin.dataRules.note.${key}`, { ...params, object: textOf(draft.object).toLowerCase() })}
              />
            ))}
          </div>
          <PreviewedObject preview={own} schema={schema} isOpen />
          <div className={styles.others}>
            {others.map((each) => (
              <PreviewedObject key={each.object} preview={each} schema={schema} isOpen={false} />
            ))}
          </div>
        </>
      )}
    </section>
  );
}
