import { useMemo } from 'react';
import { looseObject, nullish, number, string, union } from 'valibot';
import type { Field } from '../../model/field';
import { usePage } from '../../react/pageContext';
import { useRows } from '../shared/useRows';
import type { RowsState } from '../shared/useRows';
import { nodesOfOptions, nodesOfRows } from './nodes';
import type { TreeNode, TreeRow } from './nodes';

const key = union([string(), number()]);
const Row = looseObject({ key, text: string(), parentid: nullish(key) });

/** The choices of a tree: those of the protocol, or read from its source. */
export function useTreeNodes(field: Field<'tree'>): Omit<RowsState<TreeRow>, 'rows'> & { readonly nodes?: readonly TreeNode[] } {
  const page = usePage();
  const { rows, ...state } = useRows<TreeRow>(field, Row);
  const { options, source } = field.props;
  const language = page.host.language.get();
  const nodes = useMemo(() => {
    if (source) return rows && nodesOfRows(rows);
    return nodesOfOptions(options ?? [], (text) => page.text(text));
    // The texts are those of the language.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [page, options, source, rows, language]);
  return { ...state, nodes };
}
