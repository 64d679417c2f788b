import { useMemo } from 'react';
import type { Field } from '../../model/field';
import { usePage } from '../../react/pageContext';
import { TreeEntry, treeOf } from '../shared/treeOf';
import { useRows } from '../shared/useRows';
import type { RowsState } from '../shared/useRows';
import { nodesOfOptions } from './nodes';
import type { TreeNode } from './nodes';

/** The choices of a tree: those of the protocol, or read from its source. */
export function useTreeNodes(field: Field<'tree'>): Omit<RowsState<unknown>, 'rows'> & { readonly nodes?: readonly TreeNode[] } {
  const page = usePage();
  const { rows, ...state } = useRows(field, TreeEntry);
  const { options, source } = field.props;
  const language = page.host.language.get();
  const nodes = useMemo(() => {
    if (source) return rows && nodesOfOptions(treeOf(rows) ?? [], String);
    return nodesOfOptions(options ?? [], (text) => page.text(text));
    // The texts are those of the language.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [page, options, source, rows, language]);
  return { ...state, nodes };
}
