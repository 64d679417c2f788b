import { ensureSyntaxTree, syntaxTree } from '@codemirror/language';
import type { Diagnostic } from '@codemirror/lint';
import type { EditorState } from '@codemirror/state';
import type { Finding } from '@/engine/workshop';

/** Offset of a line and column; a position behind the end is moved to the end. */
export function offsetOf({ doc }: EditorState, { line, column }: NonNullable<Finding['position']>): number {
  const found = doc.line(Math.min(line, doc.lines));
  return Math.min(found.from + column - 1, found.to);
}

/** How long a text may take to be parsed up to a finding; beyond it the underline covers one character. */
const PARSE_LIMIT_MS = 1_000;

/** CodeMirror's diagnostics: each underlines the value at its position, up to the end of the line. */
export function diagnosticsOf(state: EditorState, findings: readonly Finding[]): readonly Diagnostic[] {
  return findings.flatMap(({ position, reason, severity }) => {
    if (!position) return [];
    const start = offsetOf(state, position);
    // The editor parses in the background, so the tree may not reach this place yet.
    const tree = ensureSyntaxTree(state, state.doc.lineAt(start).to, PARSE_LIMIT_MS) ?? syntaxTree(state);
    const { to } = tree.resolveInner(start, 1);
    const end = Math.min(to, state.doc.lineAt(start).to);
    // At the end of a line the character before it is underlined.
    return { from: end > start ? start : Math.max(0, start - 1), to: Math.max(end, start), severity, message: reason };
  });
}
