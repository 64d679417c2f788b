import { useT } from '@atrium/portal/sdk';
import { LinkButton, ReasonButton } from '@atrium/portal/ui';
import { Button } from 'antd';
import styles from './FlowDesigner.module.css';
import type { NodeEditor } from './useNodeEditor';

interface Props {
  editor: NodeEditor;
  isReadOnly: boolean;
  problemCount: number;
  isListOpen: boolean;
  /** Names what is being moved. */
  moving: string | undefined;
  onList(): void;
  onCancelMove(): void;
}

/** Undo and redo, the number of problems; while a card is moved, how that is done. */
export function DesignerToolbar(props: Props) {
  const { editor, isReadOnly, problemCount, isListOpen, moving, onList, onCancelMove } = props;
  const t = useT();
  if (moving !== undefined)
    return (
      <div className={styles.tools}>
        <span>{t('workflow.designer.moving', { name: moving })}</span>
        <Button size="small" onClick={onCancelMove}>
          {t('ui.cancel')}
        </Button>
      </div>
    );
  const button = (kind: 'undo' | 'redo', isEnabled: boolean) => (
    <ReasonButton
      size="small"
      reason={isEnabled ? undefined : t(`workflow.designer.${kind}.none`)}
      onClick={() => editor.step(kind)}
    >
      {t(`workflow.designer.${kind}`)}
    </ReasonButton>
  );
  return (
    <div className={styles.tools}>
      {!isReadOnly && button('undo', editor.canUndo)}
      {!isReadOnly && button('redo', editor.canRedo)}
      {problemCount > 0 && (
        <LinkButton aria-expanded={isListOpen} onClick={onList}>
          {t('workflow.designer.problems', { count: problemCount })}
        </LinkButton>
      )}
    </div>
  );
}
