import { useNarrow, useT } from '@atrium/portal/sdk';
import { BusyButton, PageHeader, ReasonButton, RowMenu } from '@atrium/portal/ui';
import { isVersionChanged } from '../draft/flowDraft';
import { FlowStateTags } from '../FlowStateTags';
import type { ManagerRights } from '../useManagerRights';
import styles from './design.module.css';
import type { DraftEditor } from './useDraftEditor';

interface Props {
  editor: DraftEditor;
  /** The person may edit, and the definition could be read as a whole. */
  canEdit: boolean;
  rights: ManagerRights;
  isBusy: { check: boolean; refresh: boolean };
  onRefresh(): void;
  onCheck(): void;
  onDryRun(): void;
  onVersions(): void;
  onPublish(): void;
}

/** Name, state and version of the flow, and what can be done with its draft. */
export function DesignHeader(props: Props) {
  const { editor, canEdit, rights, isBusy, onCheck, onDryRun, onVersions, onPublish } = props;
  const t = useT();
  const isNarrow = useNarrow();
  const { stored, draft, isDirty, isSaving } = editor;
  const isPublishable = stored.published === 0 || stored.hasChanges || isVersionChanged(editor.base, draft);
  const nothing = t(isDirty ? 'workflow.manager.publish.onlySaved' : 'workflow.manager.publish.unchanged');
  const gone = editor.gone && t('workflow.manager.gone.reason');
  const noSave = gone ?? (isDirty ? undefined : t('workflow.manager.save.unchanged'));
  const noPublication = gone ?? (isPublishable ? undefined : nothing);
  const others = [
    { key: 'check', onPress: onCheck, isBusy: isBusy.check },
    { key: 'dryRun', onPress: onDryRun, isBusy: false },
    { key: 'versions', onPress: onVersions, isBusy: false },
  ].map((action) => ({ ...action, text: t(`workflow.manager.${action.key}`) }));
  return (
    <PageHeader
      title={draft.name || stored.code}
      note={
        <span className={styles.state}>
          <FlowStateTags flow={stored} />
          {stored.published > 0 && t('workflow.manager.versionNo', { no: stored.published })}
          {isDirty && <span>{t('workflow.manager.unsaved')}</span>}
        </span>
      }
      refresh={{ isBusy: isBusy.refresh, onClick: props.onRefresh }}
      actions={
        <>
          {isNarrow ? (
            <RowMenu
              label={t('workflow.manager.more')}
              actions={others.map((action) => ({ ...action, label: action.text }))}
            />
          ) : (
            others.map(({ key, text, onPress, isBusy: isRunning }) => (
              <BusyButton key={key} isBusy={isRunning} onClick={onPress}>
                {text}
              </BusyButton>
            ))
          )}
          {canEdit && (
            <ReasonButton
              loading={isSaving}
              {...(noSave !== undefined && { reason: noSave })}
              onClick={() => void editor.saveDraft()}
            >
              {t('workflow.manager.save')}
            </ReasonButton>
          )}
          {rights.canPublish && (
            <ReasonButton
              type="primary"
              {...(noPublication !== undefined && { reason: noPublication })}
              onClick={onPublish}
            >
              {t('workflow.manager.publish')}
            </ReasonButton>
          )}
        </>
      }
    />
  );
}
