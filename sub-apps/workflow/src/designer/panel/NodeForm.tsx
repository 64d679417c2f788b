import { useT } from '@atrium/portal/sdk';
import { ApproversField } from '../fields/ApproversField';
import styles from '../fields/fields.module.css';
import { NameField } from '../fields/NameField';
import { RightsField } from '../fields/RightsField';
import { updateNode } from '../rules/flowTree';
import type { Found } from '../rules/flowTree';
import { ApprovalForm } from './ApprovalForm';
import { BlockForm } from './BlockForm';
import { BranchForm } from './BranchForm';
import type { PanelProps } from './panelProps';

/** The form of the selected node or branch. */
export function NodeForm({ found, ...props }: PanelProps & { found: Found }) {
  const t = useT();
  if (found.kind === 'branch')
    return <BranchForm {...props} branch={found.branch} block={found.block} index={found.index} />;
  const { node } = found;
  const { nodes, editor, fields, targets, positions, isReadOnly } = props;
  const nameField = (
    <NameField
      value={node.name}
      onChange={(name) => editor.change(updateNode(nodes, node, { name }), `${node.id} name`)}
    />
  );
  switch (node.type) {
    case 'approval':
      return <ApprovalForm {...props} node={node} />;
    case 'condition':
    case 'parallel':
      return <BlockForm {...props} node={node} />;
    case 'copy':
      return (
        <div className={styles.form}>
          {nameField}
          <ApproversField
            label={t('workflow.designer.receivers')}
            approvers={node.approvers}
            targets={targets}
            positions={positions}
            isReadOnly={isReadOnly}
            onChange={(approvers) => editor.change(updateNode(nodes, node, { approvers }))}
          />
        </div>
      );
    case 'start':
      return (
        <div className={styles.form}>
          {nameField}
          <RightsField
            rights={node.rights}
            fields={fields}
            isReadOnly={isReadOnly}
            onChange={(rights) => editor.change(updateNode(nodes, node, { rights }))}
          />
        </div>
      );
    case 'end':
      return (
        <div className={styles.form}>
          {nameField}
          <p className={styles.hint}>{t('workflow.designer.end.hint')}</p>
        </div>
      );
  }
}
