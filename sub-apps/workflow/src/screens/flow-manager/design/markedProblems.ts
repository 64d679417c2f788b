import type { DesignerProblem } from '../../../designer/designerProps';

/** The card and the panel of a node or branch say so many of its problems; the note above the design counts them all. */
const MOST_OF_ONE = 10;

/** The problems that the designer marks: of each node or branch some, errors before warnings. */
export function markedProblems(problems: readonly DesignerProblem[]): readonly DesignerProblem[] {
  if (problems.length <= MOST_OF_ONE) return problems;
  const counts = new Map<string, number>();
  const isMarked = ({ nodeId }: DesignerProblem) => {
    const count = (counts.get(nodeId) ?? 0) + 1;
    counts.set(nodeId, count);
    return count <= MOST_OF_ONE;
  };
  const isError = ({ severity }: DesignerProblem) => severity === 'error';
  return [...problems.filter(isError), ...problems.filter((problem) => !isError(problem))].filter(isMarked);
}
