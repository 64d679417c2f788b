import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import type { CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { bracketMatching, ensureSyntaxTree, foldGutter, indentOnInput, syntaxTree } from '@codemirror/language';
import { lintKeymap, setDiagnostics } from '@codemirror/lint';
import { EditorState } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  hoverTooltip,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import type { Completions, Finding, WordExplanation } from '@/engine/workshop';
import { diagnosticsOf, offsetOf } from './diagnosticsOf';
import { editorTheme } from './editorTheme';

export interface Editor {
  /** Replaces the whole text; undo restores it. */
  setText(text: string): void;
  setFindings(findings: readonly Finding[]): void;
  /** Moves cursor and focus to a position. */
  goTo(position: NonNullable<Finding['position']>): void;
  /** Selects the value at a position, and leaves the focus where it is. */
  select(position: NonNullable<Finding['position']>): void;
  destroy(): void;
}

export interface EditorOptions {
  parent: HTMLElement;
  text: string;
  /** Its accessible name. */
  label: string;
  /** The editor's own English words → the person's. */
  phrases: Readonly<Record<string, string>>;
  onChange(text: string): void;
  complete(text: string, offset: number): Promise<Completions | undefined>;
  /** Explains the word below the pointer. */
  explain(text: string, offset: number): Promise<WordExplanation | undefined>;
}

/** While the typed text matches, CodeMirror filters the options without another request. */
const STILL_VALID = /^"?[\w.-]*"?$/;
const KINDS = { key: 'property', value: 'enum', name: 'variable' } as const;

/** The beginning of an explanation, beside the option; the whole of it is shown for the option that is chosen. */
const MAX_DETAIL_CHARS = 60;

function detailOf(info: string): string {
  const [sentence = ''] = info.split(/(?<=[.;:])\s|(?<=[。；：])/, 1);
  return sentence.length <= MAX_DETAIL_CHARS
    ? sentence.replace(/[.;:。；：]$/, '')
    : `${sentence.slice(0, MAX_DETAIL_CHARS)}…`;
}

/** Completes on Ctrl-Space or after a typed character, so that Enter on an empty place makes a new line. */
const sourceOf =
  (complete: EditorOptions['complete']) =>
  async ({ state, pos, explicit }: CompletionContext): Promise<CompletionResult | null> => {
    const found = await complete(state.doc.toString(), pos);
    if (!found || (!explicit && found.from === pos)) return null;
    const options = found.options.map(({ kind, label, apply, info, isRequired }) => ({
      label,
      displayLabel: label.replaceAll('"', ''),
      apply,
      type: KINDS[kind],
      ...(info && { info, detail: detailOf(info) }),
      ...(isRequired && { boost: 1 }),
    }));
    const { from, to } = found;
    // Two quotation marks alone match no label; the next letter asks again.
    if (state.sliceDoc(from, to) === '""') return { from, to, options, filter: false };
    return { from, to, options, validFor: STILL_VALID };
  };

/** Shows the explanation of the word below a resting pointer. */
const hoverOf = (explain: EditorOptions['explain']) =>
  hoverTooltip(async ({ state }, pos) => {
    const found = await explain(state.doc.toString(), pos);
    if (!found) return null;
    const { from, to, info } = found;
    return {
      pos: from,
      end: to,
      above: true,
      create: () => {
        const dom = document.createElement('div');
        dom.className = 'cm-explanation';
        dom.textContent = info;
        return { dom };
      },
    };
  });

/** Where the value that begins at an offset ends. */
function endOfValue(state: EditorState, start: number): number {
  const tree = ensureSyntaxTree(state, state.doc.length) ?? syntaxTree(state);
  let node = tree.resolveInner(start, 1);
  while (node.parent?.from === start && !node.parent.type.isTop) node = node.parent;
  return node.to;
}

/** The CodeMirror editor for pages. Escape, then Tab leaves it by keyboard. */
export function createEditor({ parent, text, label, phrases, onChange, complete, explain }: EditorOptions): Editor {
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: text,
      extensions: [
        lineNumbers(),
        foldGutter(),
        highlightActiveLine(),
        highlightActiveLineGutter(),
        history(),
        drawSelection(),
        indentOnInput(),
        bracketMatching(),
        closeBrackets(),
        json(),
        EditorView.lineWrapping,
        autocompletion({ override: [sourceOf(complete)], icons: false }),
        hoverOf(explain),
        keymap.of([
          ...closeBracketsKeymap,
          ...defaultKeymap,
          ...historyKeymap,
          ...completionKeymap,
          ...lintKeymap,
          indentWithTab,
        ]),
        EditorState.phrases.of(phrases),
        EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
        EditorView.updateListener.of(({ docChanged, state }) => {
          if (docChanged) onChange(state.doc.toString());
        }),
        editorTheme,
      ],
    }),
  });
  return {
    setText: (next) =>
      view.dispatch({
        changes: { from: 0, to: view.state.doc.length, insert: next },
        selection: { anchor: 0 },
        scrollIntoView: true,
      }),
    setFindings: (findings) => view.dispatch(setDiagnostics(view.state, diagnosticsOf(view.state, findings))),
    goTo(position) {
      view.dispatch({ selection: { anchor: offsetOf(view.state, position) }, scrollIntoView: true });
      view.focus();
    },
    select(position) {
      const anchor = offsetOf(view.state, position);
      view.dispatch({
        selection: { anchor, head: endOfValue(view.state, anchor) },
        effects: EditorView.scrollIntoView(anchor, { y: 'start', yMargin: 40 }),
      });
    },
    destroy: () => view.destroy(),
  };
}
