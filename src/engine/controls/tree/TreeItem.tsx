import button from '../button/button.module.css';
import { Icon } from '@/ui/Icon';
import type { MeasureRow } from '../shared/useWindow';
import type { Check } from './checks';
import type { TreeNode } from './nodes';
import styles from './tree.module.css';

const INDENT_PX = 20;

interface TreeItemProps {
  id: string;
  node: TreeNode;
  siblings: readonly TreeNode[];
  isOpen: boolean;
  isActive: boolean;
  isChosen: boolean;
  /** Whether what stands below it is being read. */
  isReading: boolean;
  /** Where it is among all that are in sight, for the window that measures it. */
  index: number;
  measure?: MeasureRow;
  /** Undefined where one choice can be made only. */
  check?: Check;
  onFold(isOpen: boolean): void;
  onChoose(): void;
}

/** One node in its line. The keys are its tree's. */
export function TreeItem({
  id,
  node,
  siblings,
  isOpen,
  isActive,
  isChosen,
  isReading,
  index,
  measure,
  check,
  onFold,
  onChoose,
}: TreeItemProps) {
  return (
    <div
      ref={measure}
      id={id}
      data-index={index}
      role="treeitem"
      className={styles.item}
      style={{ paddingInlineStart: (node.level - 1) * INDENT_PX + 4 }}
      aria-level={node.level}
      aria-setsize={siblings.length}
      aria-posinset={siblings.indexOf(node) + 1}
      aria-expanded={node.canUnfold ? isOpen : undefined}
      aria-selected={check === undefined ? isChosen : undefined}
      aria-checked={check}
      aria-busy={isReading || undefined}
      aria-disabled={node.isDisabled || undefined}
      data-active={isActive || undefined}
      onClick={onChoose}
    >
      <span
        className={styles.fold}
        aria-hidden="true"
        onClick={(event) => {
          event.stopPropagation();
          if (node.canUnfold) onFold(!isOpen);
        }}
      >
        {node.canUnfold && (isReading ? <span className={button.spinner} /> : <Icon name={isOpen ? 'down' : 'next'} />)}
      </span>
      {check !== undefined && <span className={styles.box} aria-hidden="true" />}
      <span className={styles.text}>{node.text}</span>
    </div>
  );
}
