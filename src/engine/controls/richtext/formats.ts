import { lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import type { MarkType, NodeType } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import type { Command, EditorState } from 'prosemirror-state';
import { documentSchema } from './documentSchema';

const { nodes, marks } = documentSchema;

export const FORMATS = [
  'heading1',
  'heading2',
  'heading3',
  'bold',
  'italic',
  'underline',
  'strike',
  'bulletList',
  'orderedList',
  'quote',
  'link',
  'clear',
] as const;
export type FormatName = (typeof FORMATS)[number];
/** Those that are a command; a link needs an address first. */
type CommandName = Exclude<FormatName, 'link'>;

/** The nearest list or quote around the selection: its depth. */
function depthOf({ selection }: EditorState, ...types: readonly NodeType[]): number | undefined {
  for (let depth = selection.$from.depth; depth > 0; depth -= 1)
    if (types.includes(selection.$from.node(depth).type)) return depth;
  return undefined;
}

const isHeading = ({ selection }: EditorState, level: number): boolean =>
  selection.$from.parent.type === nodes.heading && selection.$from.parent.attrs.level === level;

function isMarked({ selection, storedMarks, doc }: EditorState, type: MarkType): boolean {
  return selection.empty
    ? type.isInSet(storedMarks ?? selection.$from.marks()) !== undefined
    : doc.rangeHasMark(selection.from, selection.to, type);
}

const heading =
  (level: number): Command =>
  (state, dispatch) =>
    (isHeading(state, level) ? setBlockType(nodes.paragraph) : setBlockType(nodes.heading, { level }))(state, dispatch);

const list =
  (type: NodeType): Command =>
  (state, dispatch) => {
    const depth = depthOf(state, nodes.bulletList, nodes.orderedList);
    if (depth === undefined) return wrapInList(type)(state, dispatch);
    const { $from } = state.selection;
    if ($from.node(depth).type === type) return liftListItem(nodes.listItem)(state, dispatch);
    dispatch?.(state.tr.setNodeMarkup($from.before(depth), type));
    return true;
  };

const quote: Command = (state, dispatch) =>
  (depthOf(state, nodes.blockquote) === undefined ? wrapIn(nodes.blockquote) : lift)(state, dispatch);

/** Takes the marks off the selected words, or off the whole paragraph of the caret, and makes headings plain. */
const clear: Command = ({ selection, tr }, dispatch) => {
  const { $from, from, to, empty } = selection;
  const [start, end] = empty ? [$from.start(), $from.end()] : [from, to];
  dispatch?.(tr.removeMark(start, end).setBlockType(start, end, nodes.paragraph).setStoredMarks([]));
  return true;
};

export const COMMANDS: Readonly<Record<CommandName, Command>> = {
  heading1: heading(1),
  heading2: heading(2),
  heading3: heading(3),
  bold: toggleMark(marks.bold),
  italic: toggleMark(marks.italic),
  underline: toggleMark(marks.underline),
  strike: toggleMark(marks.strike),
  bulletList: list(nodes.bulletList),
  orderedList: list(nodes.orderedList),
  quote,
  clear,
};

const CLAIMS: Readonly<Record<Exclude<FormatName, 'clear'>, (state: EditorState) => boolean>> = {
  heading1: (state) => isHeading(state, 1),
  heading2: (state) => isHeading(state, 2),
  heading3: (state) => isHeading(state, 3),
  bold: (state) => isMarked(state, marks.bold),
  italic: (state) => isMarked(state, marks.italic),
  underline: (state) => isMarked(state, marks.underline),
  strike: (state) => isMarked(state, marks.strike),
  bulletList: (state) => listTypeAt(state) === nodes.bulletList,
  orderedList: (state) => listTypeAt(state) === nodes.orderedList,
  quote: (state) => depthOf(state, nodes.blockquote) !== undefined,
  link: (state) => isMarked(state, marks.link),
};

function listTypeAt(state: EditorState): NodeType | undefined {
  const depth = depthOf(state, nodes.bulletList, nodes.orderedList);
  return depth === undefined ? undefined : state.selection.$from.node(depth).type;
}

/** The formats that the selection has. */
export const activeFormats = (state: EditorState): readonly FormatName[] =>
  FORMATS.filter((name) => name !== 'clear' && CLAIMS[name](state));
