import { json } from '@codemirror/lang-json';
import { EditorState } from '@codemirror/state';
import { diagnosticsOf } from './diagnosticsOf';

const stateOf = (doc: string) => EditorState.create({ doc, extensions: json() });
const finding = (line: number, column: number) =>
  ({ code: 'type', path: 'a', severity: 'error', reason: 'wrong', position: { line, column } }) as const;
const marked = (doc: string, line: number, column: number) =>
  diagnosticsOf(stateOf(doc), [finding(line, column)]).map(({ from, to }) => doc.slice(from, to));

it('underlines the invalid value', () => {
  expect(marked('{\n  "type": "selct"\n}', 2, 11)).toEqual(['"selct"']);
});

it('underlines the first line of a long value', () => {
  expect(marked('{ "a": {\n  "b": 1\n} }', 1, 8)).toEqual(['{']);
});

it('underlines the character before the end of a line', () => {
  expect(marked('{\n  "a":\n}', 2, 7)).toEqual([':']);
});

it('underlines a character when the text has become shorter', () => {
  expect(marked('{}', 9, 9)).toEqual(['}']);
});

it('underlines nothing for a finding without a position', () => {
  const { position: _, ...placeless } = finding(1, 1);
  expect(diagnosticsOf(stateOf('{}'), [placeless])).toEqual([]);
});
