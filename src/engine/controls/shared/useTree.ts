import { useEffect, useState } from 'react';
import type { Field } from '../../model/field';
import type { PageModel } from '../../model/pageModel';
import { usePage } from '../../react/pageContext';
import { TreeEntry, treeOf, treeOfUnits } from './treeOf';
import type { TreeNode } from './treeOf';
import { useRows } from './useRows';

interface TreeProps {
  readonly options?: readonly unknown[];
  readonly source?: { readonly api: string };
}

/** The organisation as a tree; empty when it could not be read. Nothing is read unless it is wanted. */
function useOrganisation(page: PageModel, isWanted: boolean): readonly TreeNode[] | undefined {
  const [tree, setTree] = useState<readonly TreeNode[]>();
  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    page.host.organisations().then(
      (units) => isCurrent && setTree(treeOfUnits(units)),
      (error: unknown) => {
        if (isCurrent) setTree([]);
        page.host.report(error);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [page, isWanted]);
  return tree;
}

const named = (nodes: readonly TreeNode[], page: PageModel): readonly TreeNode[] =>
  nodes.map(({ key, text, children }) => ({ key, text: page.text(text), children: named(children, page) }));

/** The tree of a control: that of the protocol, of its source, or the organisation when it names neither; undefined until it is read. */
export function useTree(field: Field, { options, source }: TreeProps): readonly TreeNode[] | undefined {
  const page = usePage();
  const { rows, hasFailed } = useRows(field, TreeEntry);
  const organisation = useOrganisation(page, options === undefined && source === undefined);
  if (options) return named(treeOf(options) ?? [], page);
  return source ? (hasFailed ? [] : rows && treeOf(rows)) : organisation;
}
