import { baseKeymap, chainCommands, exitCode } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import { EditorState, TextSelection } from 'prosemirror-state';
import type { Command } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { documentSchema } from './documentSchema';
import { cleanHtml, positionOf, readDocument, writeDocument } from './documentText';
import { COMMANDS } from './formats';

const { hardBreak, listItem } = documentSchema.nodes;

const breakLine: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(hardBreak.create()).scrollIntoView());
  return true;
};

const PLUGINS = [
  history(),
  keymap({
    'Mod-z': undo,
    'Mod-y': redo,
    'Shift-Mod-z': redo,
    'Mod-b': COMMANDS.bold,
    'Mod-i': COMMANDS.italic,
    'Mod-u': COMMANDS.underline,
    'Shift-Enter': chainCommands(exitCode, breakLine),
    'Mod-]': sinkListItem(listItem),
    'Mod-[': liftListItem(listItem),
    Enter: splitListItem(listItem),
  }),
  keymap(baseKeymap),
];

interface EditorOptions {
  readonly html: string;
  /** Character that the caret is put before; the end when left out. */
  readonly caret?: number;
  readonly attributes: Readonly<Record<string, string>>;
  isEditable(): boolean;
  /** A person has changed the text: cleaned HTML, or undefined when there is none left. */
  onEdit(html: string | undefined): void;
  /** The text or what is selected of it has changed. */
  onState(state: EditorState): void;
}

/** An editor whose text can be replaced from outside; what it says is `onEdit`'s. */
export interface Editor {
  readonly view: EditorView;
  /** Puts another text in its place. A text that is being composed is left alone. */
  replace(html: string): void;
}

const stateOf = (html: string): EditorState => EditorState.create({ doc: readDocument(html), plugins: PLUGINS });

/** The editor itself, without React: formatted text in, cleaned HTML out. */
export function createEditor(
  place: HTMLElement,
  { html, caret, attributes, isEditable, onEdit, onState }: EditorOptions,
): Editor {
  const initial = stateOf(html);
  const position = positionOf(initial.doc, caret ?? Infinity);
  const view = new EditorView(
    { mount: place },
    {
      state: initial.apply(initial.tr.setSelection(TextSelection.near(initial.doc.resolve(position), -1))),
      attributes,
      editable: isEditable,
      transformPastedHTML: cleanHtml,
      dispatchTransaction(transaction) {
        const next = view.state.apply(transaction);
        view.updateState(next);
        if (transaction.docChanged) onEdit(writeDocument(next.doc));
        onState(next);
      },
    },
  );
  onState(view.state);
  return {
    view,
    replace(text) {
      if (view.composing) return;
      view.updateState(stateOf(text));
      onState(view.state);
    },
  };
}
