import { useT } from '@atrium/portal/hooks/useT';
import { Tree } from 'antd';
import type { FunctionNode } from '../../api/functionTree';
import { leafCodes, withTicked } from './functionCodes';
import styles from './FunctionTreeField.module.css';

interface Props {
  functions: readonly FunctionNode[];
  isReadOnly: boolean;
  /** Given by the form. */
  value?: readonly string[];
  onChange?(codes: string[]): void;
}

interface TreeNode {
  key: string;
  title: string;
  children: TreeNode[];
}
const treeNode = ({ key, text, children }: FunctionNode): TreeNode => ({
  key,
  title: text,
  children: (children ?? []).map(treeNode),
});

/** The functions as a tree with boxes; ticking a group ticks all in it. */
export function FunctionTreeField({ functions, isReadOnly, value = [], onChange }: Props) {
  const t = useT();
  const shown = leafCodes(functions);
  const ticked = value.filter((code) => shown.includes(code));
  return (
    <div className={styles.frame} role="group" aria-label={t('admin.role.functions')}>
      <p className={styles.count}>{t('admin.role.functions.count', { count: ticked.length })}</p>
      <Tree
        checkable
        defaultExpandAll
        selectable={false}
        disabled={isReadOnly}
        treeData={functions.map(treeNode)}
        checkedKeys={ticked}
        onCheck={(keys) => onChange?.(withTicked(value, (Array.isArray(keys) ? keys : keys.checked).map(String), functions))}
      />
    </div>
  );
}
