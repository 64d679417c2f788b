import type { EditorState, Transaction } from 'prosemirror-state';
import { documentSchema } from './documentSchema';

const { link } = documentSchema.marks;

interface Range {
  readonly from: number;
  readonly to: number;
}

/** The link that the caret stands in, or else what is selected. */
export function linkAt({ selection }: EditorState): Range & { readonly href?: string } {
  const { $from, from, to } = selection;
  const { parent } = $from;
  const mark = link.isInSet($from.marks()) ?? link.isInSet($from.nodeAfter?.marks ?? []);
  if (!mark) return { from, to };
  const isLinked = (index: number) => mark.isInSet(parent.maybeChild(index)?.marks ?? []);
  let first = $from.index();
  let last = first;
  while (isLinked(first - 1)) first -= 1;
  while (isLinked(last + 1)) last += 1;
  return { from: $from.posAtIndex(first), to: Math.max(to, $from.posAtIndex(last + 1)), href: String(mark.attrs.href) };
}

/** Links what `linkAt` says to an address, or the address itself where nothing is selected; without an address it is a link no more. */
export function setLink(state: EditorState, href: string | undefined): Transaction {
  const { from, to } = linkAt(state);
  if (href === undefined) return state.tr.removeMark(from, to, link);
  if (from === to) return state.tr.insert(from, documentSchema.text(href, [link.create({ href })]));
  return state.tr.removeMark(from, to, link).addMark(from, to, link.create({ href }));
}
