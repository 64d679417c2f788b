import { useT } from '@atrium/portal/sdk';
import { Icon, LinkButton, ReasonButton } from '@atrium/portal/ui';
import { Button } from 'antd';
import type { BranchingNode } from '../../flow/flowNodes';
import { FieldGroup } from '../fields/FieldGroup';
import styles from '../fields/fields.module.css';
import { NameField } from '../fields/NameField';
import { canMoveBranch, canRemoveBranch, MOST_BRANCHES, stepGap } from '../rules/editBranches';
import { updateNode } from '../rules/flowTree';
import type { PanelProps } from './panelProps';

/** A branching node: its name, and its branches in their order. */
export function BlockForm({ node, nodes, editor, isReadOnly, nameOf, onSelect }: PanelProps & { node: BranchingNode }) {
  const t = useT();
  const isFull = node.branches.length >= MOST_BRANCHES;
  const button = (icon: 'previous' | 'next' | 'delete', label: string, isEnabled: boolean, onPress: () => void) => (
    <Button type="text" size="small" aria-label={label} title={label} disabled={!isEnabled} onClick={onPress}>
      <Icon name={icon} />
    </Button>
  );
  return (
    <div className={styles.form}>
      <NameField
        value={node.name}
        onChange={(name) => editor.change(updateNode(nodes, node, { name }), `${node.id} name`)}
      />
      <FieldGroup label={t(`workflow.designer.branches.${node.type}`)}>
        <ol className={styles.items}>
          {node.branches.map((branch, index) => {
            const name = nameOf(branch.id);
            return (
              <li key={branch.id} className={styles.item}>
                <div className={styles.row}>
                  <LinkButton onClick={() => onSelect(branch.id)}>{name}</LinkButton>
                  {!isReadOnly && (
                    <>
                      {button(
                        'previous',
                        t('workflow.designer.branch.left', { name }),
                        canMoveBranch(node, index, stepGap(index, -1)),
                        () => editor.moveStep(branch.id, 'left'),
                      )}
                      {button(
                        'next',
                        t('workflow.designer.branch.right', { name }),
                        canMoveBranch(node, index, stepGap(index, 1)),
                        () => editor.moveStep(branch.id, 'right'),
                      )}
                      {button(
                        'delete',
                        t('workflow.designer.branch.remove', { name }),
                        canRemoveBranch(node, index),
                        () => editor.remove(branch.id),
                      )}
                    </>
                  )}
                </div>
              </li>
            );
          })}
        </ol>
        {!isReadOnly && (
          <div className={styles.buttons}>
            <ReasonButton
              size="small"
              reason={isFull ? t('workflow.designer.branch.full', { count: MOST_BRANCHES }) : undefined}
              onClick={() => editor.insertBranch(node.id)}
            >
              <Icon name="plus" />
              {t('workflow.designer.branch.add')}
            </ReasonButton>
          </div>
        )}
        {node.type === 'condition' && <p className={styles.hint}>{t('workflow.designer.branches.hint')}</p>}
      </FieldGroup>
    </div>
  );
}
