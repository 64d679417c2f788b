import type { Part, TaskStatus } from '../process';

type StatusOf = (taskId: string) => TaskStatus | undefined;

/** The tasks of the tree. */
export const taskIdsOf = (part: Part): readonly string[] =>
  'taskId' in part ? [part.taskId] : part.parts.flatMap(taskIdsOf);

/** Whether enough have approved. */
export function isThrough(part: Part, statusOf: StatusOf): boolean {
  if ('taskId' in part) return statusOf(part.taskId) === 'approved';
  const isDone = (each: Part) => isThrough(each, statusOf);
  return part.mode === 'any' ? part.parts.some(isDone) : part.parts.every(isDone);
}

/** The tasks that can be decided now. */
export function decidable(part: Part, statusOf: StatusOf): readonly string[] {
  if (isThrough(part, statusOf)) return [];
  if ('taskId' in part) return [part.taskId];
  const left = part.parts.filter((each) => !isThrough(each, statusOf));
  return (part.mode === 'inturn' ? left.slice(0, 1) : left).flatMap((each) => decidable(each, statusOf));
}

/** The tasks that are decided now or later, unless others make them needless. */
export function outstanding(part: Part, statusOf: StatusOf): readonly string[] {
  if (isThrough(part, statusOf)) return [];
  return 'taskId' in part ? [part.taskId] : part.parts.flatMap((each) => outstanding(each, statusOf));
}

/** The tree with another part in the place of a task. */
export function replaceTask(part: Part, taskId: string, by: Part): Part {
  if ('taskId' in part) return part.taskId === taskId ? by : part;
  return { mode: part.mode, parts: part.parts.map((each) => replaceTask(each, taskId, by)) };
}
