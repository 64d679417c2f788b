import { factsOf } from '../controls/factsTable';
import { readsLine } from '../protocol/arrayReads';
import type { ControlNode } from '../protocol/nodes';
import type { ArrayModel } from './arrayModel';
import { judge, ownProblem } from './judge';
import { isSection, notifyLine } from './row';
import type { Line } from './row';

const nodesOn = (array: ArrayModel, line: Line): readonly ControlNode[] =>
  isSection(line) ? array.shownFields() : array.shownColumns();

/** Whether nothing can be entered there. */
const isClosed = (array: ArrayModel, line: Line, { readonly, hidden }: ControlNode): boolean =>
  array.isReadonly() ||
  Boolean(array.inRow(line, readonly.run)) ||
  (readsLine(hidden) && Boolean(array.inRow(line, hidden.run)));

/** Messages of a line's cells that are not valid; those that are hidden or only read are not judged. */
export function problemsOn(array: ArrayModel, line: Line): Record<string, string> {
  return Object.fromEntries(
    nodesOn(array, line).flatMap((node) => {
      const problem = isClosed(array, line, node)
        ? undefined
        : array.inRow(
            line,
            (scope) =>
              judge(array.page, node, line.values[node.name], Boolean(node.required.run(scope))) ??
              ownProblem(array.page, node, scope),
          );
      return problem === undefined ? [] : [[node.name, problem] as const];
    }),
  );
}

/** Judges a line anew, and tells its views when that has changed anything; answers whether it is valid. */
export function judgeLine(array: ArrayModel, line: Line): boolean {
  const before = Object.keys(line.errors).length;
  line.errors = problemsOn(array, line);
  const count = Object.keys(line.errors).length;
  if (before + count > 0) notifyLine(line);
  return count === 0;
}

/** Name of the first cell of a line in which something can be entered. */
export const firstOpen = (array: ArrayModel, line: Line): string | undefined =>
  nodesOn(array, line).find((node) => factsOf(node.type)?.category === 'input' && !isClosed(array, line, node))?.name;
