import type { Part } from '../../process';
import { noted, ownDecision } from '../act';
import type { Act } from '../act';
import { note } from '../run';
import { checkTargets, targetNames } from '../targets';
import { addTask, replaceInStep } from '../tasks';

type Place = 'addbefore' | 'addafter' | 'countersign';

/** What stands in the place of the actor's own task. */
const PLACES: Readonly<Record<Place, (own: Part, others: readonly Part[], mode: 'any' | 'all') => Part>> = {
  addbefore: (own, others, mode) => ({ mode: 'inturn', parts: [{ mode, parts: others }, own] }),
  addafter: (own, others, mode) => ({ mode: 'inturn', parts: [own, { mode, parts: others }] }),
  countersign: (own, others, mode) => ({ mode, parts: [own, ...others] }),
};

/** Others decide as well: before the actor, after them, or at the same time. The actor still decides. */
export const add =
  (place: Place): Act =>
  (run, request) => {
    const { task, node } = ownDecision(run, request, place);
    checkTargets(run, node.id, request.targets);
    const others = request.targets.map((position) => ({ taskId: addTask(run, node.id, task.round, position).id }));
    replaceInStep(run, task, PLACES[place]({ taskId: task.id }, others, request.mode), 'added');
    note(run, { nodeId: node.id, action: place, ...noted(request), targets: targetNames(request.targets) });
  };
