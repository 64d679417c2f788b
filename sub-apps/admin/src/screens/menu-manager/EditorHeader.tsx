import { useT } from '@atrium/portal/sdk';
import { dateText, PageHeader, ReasonButton } from '@atrium/portal/ui';
import { Button } from 'antd';
import type { MenuEditing } from './useMenuEditor';

interface Props {
  editing: MenuEditing;
  canEdit: boolean;
  onStep(kind: 'undo' | 'redo'): void;
  /** Goes back to what is stored. */
  onRevert(): void;
  /** Opens the preview, where it is not beside the tree. */
  onPreview?: (() => void) | undefined;
}

/** Title, who changed the menu last, and the buttons of the edit. */
export function EditorHeader({ editing, canEdit, onStep, onRevert, onPreview }: Props) {
  const t = useT();
  const { stored, canUndo, canRedo } = editing;
  const isSavable = editing.isDirty || editing.isSaving;
  const unchanged = !isSavable && { reason: t('admin.page.unchanged') };
  return (
    <PageHeader
      title={t('admin.menu.title')}
      note={t('admin.menu.updated', { name: stored.updatedBy, time: dateText(stored.updatedAt) })}
      refresh={{ isBusy: editing.isRefreshing, onClick: editing.refresh }}
      actions={
        <>
          {onPreview && <Button onClick={onPreview}>{t('admin.menu.preview')}</Button>}
          {canEdit && (
            <>
              <ReasonButton {...(!canUndo && { reason: t('admin.menu.nothingToUndo') })} onClick={() => onStep('undo')}>
                {t('admin.menu.undo')}
              </ReasonButton>
              <ReasonButton {...(!canRedo && { reason: t('admin.menu.nothingToRedo') })} onClick={() => onStep('redo')}>
                {t('admin.menu.redo')}
              </ReasonButton>
              <ReasonButton {...(editing.isSaving ? { reason: t('admin.page.saving') } : unchanged)} onClick={onRevert}>
                {t('admin.page.revert')}
              </ReasonButton>
              <ReasonButton
                type={isSavable ? 'primary' : 'default'}
                loading={editing.isSaving}
                {...unchanged}
                onClick={editing.save}
              >
                {t('admin.editor.save')}
              </ReasonButton>
            </>
          )}
        </>
      }
    />
  );
}
