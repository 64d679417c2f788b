import { syntaxTree } from '@codemirror/language';
import type { Diagnostic } from '@codemirror/lint';
import type { EditorState } from '@codemirror/state';
import type { Finding } from '@/engine/workshop';

/** Offset of a line and column in a document that may have become shorter. */
export function offsetOf({ doc }: EditorState, { line, column }: NonNullable<Finding['position']>): number {
  const found = doc.line(Math.min(line, doc.lines));
  return Math.min(found.from + column - 1, found.to);
}

/** Marks below what is wrong: the value that stands there, or what is left of its first line. */
export function diagnosticsOf(state: EditorState, findings: readonly Finding[]): readonly Diagnostic[] {
  return findings.flatMap(({ position, reason, severity }) => {
    if (!position) return [];
    const start = offsetOf(state, position);
    const { to } = syntaxTree(state).resolveInner(start, 1);
    const end = Math.min(to, state.doc.lineAt(start).to);
    // At the end of a line nothing is left to underline: the sign before it is.
    return { from: end > start ? start : Math.max(0, start - 1), to: Math.max(end, start), severity, message: reason };
  });
}
