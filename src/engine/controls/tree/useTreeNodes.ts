import { useEffect, useMemo } from 'react';
import type { Field } from '../../model/field';
import { usePage, useText } from '../../react/pageContext';
import { TreeEntry, treeOf } from '../shared/treeOf';
import { useRows } from '../shared/useRows';
import type { RowsState } from '../shared/useRows';
import { nodesOf, nodesOfOptions } from './nodes';
import type { Key, TreeNode } from './nodes';
import type { TreeRow } from './treeRow';
import { useBranches } from './useBranches';
import type { Branches } from './useBranches';

export type TreeState = Omit<RowsState<unknown>, 'rows'> &
  Pick<Branches, 'reading'> & {
    /** Undefined until they are read, and when they could not be. */
    readonly nodes?: readonly TreeNode[];
    /** Reads what stands below a node, where that is not known yet. */
    unfold(key: Key): void;
  };

const LAZY = { __lazyload: 1 };

const isLazy = ({ props }: Field<'tree'>) => props.lazyload === 1 && props.source !== undefined;

/** The choices of a tree: those of the protocol, or read from its source, all at once or branch by branch. */
export function useTreeNodes(field: Field<'tree'>): TreeState {
  const text = useText();
  const { options, source } = field.props;
  const { rows: all, ...whole } = useRows(field, TreeEntry, isLazy(field) ? LAZY : undefined);
  const { below, reading, read } = useBranches(field);
  const { host } = usePage();
  const { error } = whole;
  useEffect(() => {
    if (error) host.report(error);
  }, [host, error]);
  const nodes = useMemo(() => {
    if (!source) return nodesOfOptions(options ?? [], text);
    if (!isLazy(field)) return all && nodesOfOptions(treeOf(all) ?? [], String);
    return (
      all &&
      nodesOf<TreeRow>(all, {
        text: (row) => row.text,
        below: ({ key }) => below.get(key) ?? [],
        mayHaveBelow: ({ key, isleaf }) => isleaf !== 1 && !below.has(key),
      })
    );
  }, [text, field, options, source, all, below]);
  const unfold = (key: Key) => {
    if (isLazy(field)) read(key);
  };
  return { ...whole, nodes, reading, unfold };
}
