import { useMemo } from 'react';
import type { Field } from '../../model/field';
import { treeOf } from './treeOf';
import type { TreeNode } from './treeOf';
import { useOptions } from './useOptions';

/** The tree of a control: that of the protocol, of its source, or the organisation when it names neither; undefined until it is read. */
export function useTree(field: Field<'treeselect'> | Field<'area'>): readonly TreeNode[] | undefined {
  const options = useOptions<'treeselect' | 'area'>(field);
  return useMemo(() => options && (treeOf(options) ?? []), [options]);
}
