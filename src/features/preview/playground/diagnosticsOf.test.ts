import { json } from '@codemirror/lang-json';
import { EditorState } from '@codemirror/state';
import { diagnosticsOf } from './diagnosticsOf';

const stateOf = (doc: string) => EditorState.create({ doc, extensions: json() });
const finding = (line: number, column: number) =>
  ({ code: 'type', path: 'a', severity: 'error', reason: 'wrong', position: { line, column } }) as const;
const marked = (doc: string, line: number, column: number) =>
  diagnosticsOf(stateOf(doc), [finding(line, column)]).map(({ from, to }) => doc.slice(from, to));

it('marks the value that is wrong', () => {
  expect(marked('{\n  "type": "selct"\n}', 2, 11)).toEqual(['"selct"']);
});

it('marks no more than the first line of something long', () => {
  expect(marked('{ "a": {\n  "b": 1\n} }', 1, 8)).toEqual(['{']);
});

it('marks the sign before the end of a line, where nothing is left', () => {
  expect(marked('{\n  "a":\n}', 2, 7)).toEqual([':']);
});

it('marks something in a text that has become shorter meanwhile', () => {
  expect(marked('{}', 9, 9)).toEqual(['}']);
});

it('marks nothing for what stands nowhere in the text', () => {
  const { position: _, ...placeless } = finding(1, 1);
  expect(diagnosticsOf(stateOf('{}'), [placeless])).toEqual([]);
});
