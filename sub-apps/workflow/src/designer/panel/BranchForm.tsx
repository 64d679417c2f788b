import { useT } from '@atrium/portal/sdk';
import type { Branch, BranchingNode } from '../../flow/flowNodes';
import { isElse } from '../../flow/flowParts';
import { ConditionField } from '../conditions/ConditionField';
import styles from '../fields/fields.module.css';
import { NameField } from '../fields/NameField';
import { updateBranch } from '../rules/flowTree';
import type { PanelProps } from './panelProps';

interface Props extends PanelProps {
  branch: Branch;
  block: BranchingNode;
  index: number;
}

/** A branch: its name and when it is taken. */
export function BranchForm({ branch, block, index, nodes, editor, conditionFields, isReadOnly }: Props) {
  const t = useT();
  const change = (part: Partial<Omit<Branch, 'id' | 'nodes'>>, subject: string) =>
    editor.change(updateBranch(nodes, branch.id, part), `${branch.id} ${subject}`);
  const hint = block.type === 'parallel' ? 'parallel' : isElse(block, index) ? 'else' : 'priority';
  return (
    <div className={styles.form}>
      <NameField value={branch.name} onChange={(name) => change({ name }, 'name')} />
      {hint === 'priority' && (
        <ConditionField
          condition={branch.condition}
          fields={conditionFields}
          isReadOnly={isReadOnly}
          onChange={(condition) => change({ condition }, 'condition')}
        />
      )}
      <p className={styles.hint}>
        {t(`workflow.designer.branch.${hint}`, { number: index + 1, count: block.branches.length })}
      </p>
    </div>
  );
}
