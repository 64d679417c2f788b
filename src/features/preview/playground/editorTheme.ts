import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

const theme = EditorView.theme({
  '&': { height: '100%', backgroundColor: 'var(--color-surface)', color: 'var(--color-text)', fontSize: '13px' },
  '&.cm-focused': { outline: 'none' },
  // Above the lines: the ground of the active line would cover an outline.
  '&.cm-focused::after': {
    content: '""',
    position: 'absolute',
    inset: '0',
    zIndex: '300',
    border: '2px solid var(--color-accent)',
    pointerEvents: 'none',
  },
  '.cm-scroller': { fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace', lineHeight: '20px' },
  '.cm-content': { caretColor: 'var(--color-ink)', padding: '8px 0' },
  '.cm-cursor': { borderLeftColor: 'var(--color-ink)' },
  '.cm-gutters': {
    backgroundColor: 'var(--color-raised)',
    color: 'var(--color-muted)',
    borderRight: '1px solid var(--color-hairline)',
  },
  '.cm-activeLine': { backgroundColor: 'var(--color-raised)' },
  '.cm-activeLineGutter': { backgroundColor: 'transparent', color: 'var(--color-ink)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'var(--color-accent-weak)',
  },
  '&.cm-focused .cm-matchingBracket': {
    backgroundColor: 'var(--color-accent-weak)',
    outline: '1px solid var(--color-accent)',
  },
  '.cm-foldPlaceholder': {
    backgroundColor: 'var(--color-canvas)',
    border: '1px solid var(--color-hairline)',
    color: 'var(--color-muted)',
  },
  '.cm-tooltip': {
    backgroundColor: 'var(--color-floating)',
    border: 'none',
    borderRadius: 'var(--size-radius-control)',
    color: 'var(--color-text)',
    boxShadow: 'var(--shadow-floating)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '3px 10px', lineHeight: '20px' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: 'var(--color-accent)',
    color: 'var(--color-on-accent)',
  },
  '.cm-completionInfo': { maxWidth: '300px', padding: '6px 10px', fontFamily: 'var(--font-family)' },
  '.cm-explanation': {
    maxWidth: '360px',
    padding: '6px 10px',
    fontFamily: 'var(--font-family)',
    fontSize: '13px',
    lineHeight: '20px',
  },
  '.cm-completionDetail': { color: 'inherit', fontFamily: 'var(--font-family)', fontSize: '12px', fontStyle: 'normal' },
  '.cm-completionMatchedText': { textDecoration: 'none', fontWeight: '600' },
  '.cm-diagnostic': { fontFamily: 'var(--font-family)', padding: '4px 10px' },
  '.cm-diagnostic-error': { borderLeftColor: 'var(--color-danger)' },
  '.cm-diagnostic-warning': { borderLeftColor: 'var(--color-warning)' },
  '.cm-lintRange-error': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--color-danger)',
    textDecorationSkipInk: 'none',
  },
  '.cm-lintRange-warning': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--color-warning)',
    textDecorationSkipInk: 'none',
  },
});

const highlightStyle = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--color-accent-text)' },
  { tag: tags.string, color: 'var(--color-info)' },
  { tag: tags.number, color: 'var(--color-warning)' },
  { tag: [tags.bool, tags.null], color: 'var(--color-danger)' },
  { tag: tags.punctuation, color: 'var(--color-muted)' },
]);

/** CodeMirror's theme in the colours of the product; CSS variables make it follow the theme. */
export const editorTheme = [theme, syntaxHighlighting(highlightStyle)];
