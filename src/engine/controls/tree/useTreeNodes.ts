import { useMemo } from 'react';
import type { Field } from '../../model/field';
import { useText } from '../../react/pageContext';
import { TreeEntry, treeOf } from '../shared/treeOf';
import { useRows } from '../shared/useRows';
import type { RowsState } from '../shared/useRows';
import { nodesOfOptions } from './nodes';
import type { TreeNode } from './nodes';

/** The choices of a tree: those of the protocol, or read from its source. */
export function useTreeNodes(field: Field<'tree'>): Omit<RowsState<unknown>, 'rows'> & { readonly nodes?: readonly TreeNode[] } {
  const text = useText();
  const { rows, ...state } = useRows(field, TreeEntry);
  const { options, source } = field.props;
  const nodes = useMemo(() => {
    if (source) return rows && nodesOfOptions(treeOf(rows) ?? [], String);
    return nodesOfOptions(options ?? [], text);
  }, [text, options, source, rows]);
  return { ...state, nodes };
}
