import type { PageProtocol } from '../protocol/nodes';

const PARAM = /\bpage\.linkparam\.(\w+)/g;
/** The page, or its link parameter, is taken as a whole. */
const WHOLE = /\bpage\b(?!\.\w)|\bpage\.linkparam\b(?!\.\w)/;

const paramsIn = (text: string): Set<string> => new Set([...text.matchAll(PARAM)].flatMap(([, name]) => name ?? []));

/**
 * Link parameters that only the page's title reads. They say what the page is called, in the language of whoever opened
 * it, and not what it is about.
 */
export function titleParams({ page, fragments }: PageProtocol['raw']): ReadonlySet<string> {
  const {
    pageinfo: { title, ...info },
    ...rest
  } = page;
  const inTitle = paramsIn(title ?? '');
  if (inTitle.size === 0) return inTitle;
  const others = JSON.stringify([info, rest, fragments]);
  if (WHOLE.test(others)) return new Set();
  const elsewhere = paramsIn(others);
  return new Set([...inTitle].filter((name) => !elsewhere.has(name)));
}
