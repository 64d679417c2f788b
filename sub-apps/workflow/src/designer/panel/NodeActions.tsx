import { useT } from '@atrium/portal/sdk';
import { Icon, ReasonButton } from '@atrium/portal/ui';
import { canMoveBranch, canRemoveBranch, stepGap } from '../rules/editBranches';
import { fixedReason, stepSlot } from '../rules/editNodes';
import type { MoveStep } from '../rules/editNodes';
import type { Found } from '../rules/flowTree';
import styles from './DesignerPanel.module.css';
import type { PanelProps } from './panelProps';

interface Props extends Pick<PanelProps, 'nodes' | 'editor'> {
  found: Found;
  /** Begins to choose another place for a node. */
  onMove(id: string): void;
}

/** The buttons that move, copy and delete the selected node or branch. What is not possible says why. */
export function NodeActions({ found, nodes, editor, onMove }: Props) {
  const t = useT();
  const none = t('workflow.designer.move.not');
  const step = (id: string, to: MoveStep, icon: 'up' | 'down' | 'previous' | 'next', reason: string | undefined) => (
    <ReasonButton
      key={to}
      size="small"
      reason={reason}
      aria-label={t(`workflow.designer.move.${to}`)}
      title={t(`workflow.designer.move.${to}`)}
      onClick={() => editor.moveStep(id, to)}
    >
      <Icon name={icon} />
    </ReasonButton>
  );
  const removal = (id: string, reason: string | undefined) => (
    <ReasonButton size="small" danger reason={reason} onClick={() => editor.remove(id)}>
      {t('workflow.designer.remove')}
    </ReasonButton>
  );
  if (found.kind === 'branch') {
    const { branch, block, index } = found;
    return (
      <div className={styles.actions}>
        {step(branch.id, 'left', 'previous', canMoveBranch(block, index, stepGap(index, -1)) ? undefined : none)}
        {step(branch.id, 'right', 'next', canMoveBranch(block, index, stepGap(index, 1)) ? undefined : none)}
        {removal(branch.id, canRemoveBranch(block, index) ? undefined : t('workflow.designer.refused.lastBranch'))}
      </div>
    );
  }
  const { id } = found.node;
  const fixed = fixedReason(found.node) && t('workflow.designer.refused.fixed');
  return (
    <div className={styles.actions}>
      {step(id, 'up', 'up', fixed ?? (stepSlot(nodes, id, 'up') ? undefined : none))}
      {step(id, 'down', 'down', fixed ?? (stepSlot(nodes, id, 'down') ? undefined : none))}
      <ReasonButton size="small" reason={fixed} onClick={() => onMove(id)}>
        {t('workflow.designer.move')}
      </ReasonButton>
      <ReasonButton size="small" reason={fixed} onClick={() => editor.duplicate(id)}>
        {t('workflow.designer.duplicate')}
      </ReasonButton>
      {removal(id, fixed)}
    </div>
  );
}
