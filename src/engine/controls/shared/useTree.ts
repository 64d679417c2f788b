import { useEffect, useState } from 'react';
import { AppError } from '@/common/errors/appError';
import type { Field } from '../../model/field';
import type { PageModel } from '../../model/pageModel';
import { usePage } from '../../react/pageContext';
import { useWatched } from '../../react/useWatched';
import { treeOf, treeOfUnits } from './treeOf';
import type { TreeNode } from './treeOf';

interface TreeProps {
  readonly options?: readonly unknown[];
  readonly source?: { readonly api: string };
}

async function read(page: PageModel, api: string | undefined, input: string): Promise<readonly TreeNode[]> {
  if (api === undefined) return treeOfUnits(await page.host.organisations());
  const tree = treeOf(await page.host.call({ api, input: JSON.parse(input) as Record<string, unknown>, pageCode: page.pageCode, isContainerRead: true }));
  if (!tree) throw new AppError('service', page.host.t('engine.badanswer'), { code: 'engine.badanswer' });
  return tree;
}

/** The tree of a control: that of the protocol, of its source, or the organisation when it names neither. */
export function useTree(field: Field, { options, source }: TreeProps): { tree?: readonly TreeNode[]; isLoading: boolean } {
  const page = usePage();
  const input = useWatched(field, () => JSON.stringify(field.sourceInput() ?? {}));
  const [found, setFound] = useState<{ readonly input: string; readonly tree: readonly TreeNode[] }>();
  const api = source?.api;
  const isGiven = options !== undefined;
  useEffect(() => {
    if (isGiven) return undefined;
    let isCurrent = true;
    read(page, api, input).then(
      (tree) => isCurrent && setFound({ input, tree }),
      (error: unknown) => {
        if (isCurrent) setFound({ input, tree: [] });
        page.host.report(error);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [page, api, input, isGiven]);
  if (options) return { tree: named(treeOf(options) ?? [], page), isLoading: false };
  const tree = found?.input === input ? found.tree : undefined;
  return { tree, isLoading: tree === undefined };
}

const named = (nodes: readonly TreeNode[], page: PageModel): readonly TreeNode[] =>
  nodes.map(({ key, text, children }) => ({ key, text: page.text(text), children: named(children, page) }));
