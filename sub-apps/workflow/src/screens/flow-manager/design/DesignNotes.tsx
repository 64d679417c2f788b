import { useT } from '@atrium/portal/sdk';
import { canRetry, DraftOffer, errorText, SaveFailure } from '@atrium/portal/ui';
import type { AppError } from '@atrium/common/errors/appError';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { Note } from '../fields/Note';
import { DraftConflict } from './DraftConflict';
import type { DraftEditor } from './useDraftEditor';
import styles from './design.module.css';

interface Props {
  editor: DraftEditor;
  canEdit: boolean;
  /** A part of the definition could not be read. */
  isBroken: boolean;
  /** Why the forms or the names of approvers could not be read. */
  dataError: AppError | null;
  onRetryData(): void;
  onViewLatest(): void;
  /** Stores the draft of a definition that was deleted as a new one. */
  onSaveAs(): void;
  /** What a check found. */
  children: ReactNode;
}

/** What the person should know, above the design. */
export function DesignNotes(props: Props) {
  const { editor, canEdit, isBroken, dataError, onRetryData, onViewLatest, onSaveAs, children } = props;
  const t = useT();
  const { latest, gone, input, stored } = editor;
  return (
    <div className={styles.notes}>
      {!canEdit && <Note tone="info">{t(isBroken ? 'workflow.manager.broken' : 'workflow.manager.readOnly')}</Note>}
      {canEdit && <DraftOffer input={input} onRestore={() => editor.bringBack(input.takeOffer())} />}
      {latest && (
        <DraftConflict
          base={editor.base}
          mine={editor.draft}
          latest={latest}
          onView={onViewLatest}
          onResolve={(prefer) => editor.resolve(latest, prefer)}
        />
      )}
      {gone && (
        <Note
          tone="danger"
          title={t('workflow.manager.gone.title', { name: stored.name || stored.code })}
          actions={
            canEdit && (
              <Button size="small" type="primary" onClick={onSaveAs}>
                {t('workflow.manager.saveAs')}
              </Button>
            )
          }
        >
          {gone.code === 'record.deleted' && <div>{errorText(t, gone)}</div>}
          {t('workflow.manager.gone.text')}
        </Note>
      )}
      {editor.saveError && <SaveFailure error={editor.saveError} />}
      {dataError && (
        <Note
          tone="warning"
          title={t('workflow.manager.data.failed')}
          actions={
            canRetry(dataError) && (
              <Button size="small" onClick={onRetryData}>
                {t('ui.retry')}
              </Button>
            )
          }
        >
          {errorText(t, dataError)}
        </Note>
      )}
      {children}
    </div>
  );
}
