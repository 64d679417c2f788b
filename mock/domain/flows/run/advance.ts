import type { ConditionNode, CopyNode, FlowNode, ParallelNode } from '../definition/flow';
import { conditionValues } from '../definition/condition';
import { resolveReaders } from '../definition/resolveApprovers';
import { takenBranch } from '../definition/takenBranch';
import { approvalsOf, askStep } from './askStep';
import type { Approvals } from './askStep';
import { finish } from './finish';
import { isThrough } from './parts';
import type { Run } from './run';
import { change, note, setNode, tell } from './run';
import { roundsOf, syncTasks, taskById } from './tasks';

/** Who approved in the steps right before a node; undefined: the way ends here until somebody decides. */
type Passed = Approvals | undefined;

/**
 * Goes on as far as the process can without anybody: opens the tasks of the steps that are reached, and ends the process
 * at the end of the flow. The states of the nodes are its only memory, so it may be repeated at any time.
 */
export function advance(run: Run, options: { askAgain?: string } = {}): void {
  let isAtEnd = false;
  const walk = (nodes: readonly FlowNode[], start: Approvals): Passed => {
    let before: Passed = start;
    for (const node of nodes) {
      before = pass(node, before);
      if (!before) return undefined;
    }
    return before;
  };
  const pass = (node: FlowNode, before: Approvals): Passed => {
    switch (node.type) {
      case 'start':
        return passStart(run, node, before);
      case 'approval': {
        const { status, asked } = run.process.nodes.get(node.id) ?? {};
        // What returned the process is asked again.
        if (status === undefined || status === 'returned')
          askStep(run, node, options.askAgain === node.id ? new Map() : before, options.askAgain === node.id);
        else if (status === 'current' && asked) syncStep(run, node.id);
        const after = run.process.nodes.get(node.id)?.status;
        if (after === 'skipped') return before;
        return after === 'done' ? approvalsOf(run, node.id) : undefined;
      }
      case 'copy':
        if (!run.process.nodes.has(node.id)) copyTo(run, node);
        return before;
      case 'condition':
        return passCondition(run, node, before, walk);
      case 'parallel':
        return passParallel(run, node, before, walk);
      case 'end':
        setNode(run, node.id, { status: 'done', round: 1 });
        isAtEnd = true;
        return undefined;
    }
  };
  const isThroughAll = walk(run.nodes, new Map()) !== undefined;
  if (isAtEnd || isThroughAll) finish(run, 'approved');
}

/** The start is done, unless the applicant has the process back. */
function passStart(run: Run, { id }: FlowNode, before: Approvals): Passed {
  if (run.process.state === 'returned') return undefined;
  setNode(run, id, { status: 'done', round: roundsOf(run, id) });
  return before;
}

/** Opens what is to be decided next in a step, and closes the step when enough have approved. */
function syncStep(run: Run, nodeId: string): void {
  const state = run.process.nodes.get(nodeId);
  if (!state?.asked) return;
  syncTasks(run, state.asked);
  if (isThrough(state.asked, (id) => taskById(run, id).status)) setNode(run, nodeId, { ...state, status: 'done' });
}

function copyTo(run: Run, node: CopyNode): void {
  const { applicant, chosen, copies } = run.process;
  const context = { company: run.company, applicant, chosen: chosen.get(node.id) ?? [] };
  const told = resolveReaders(node.approvers, context);
  setNode(run, node.id, { status: told.length > 0 ? 'done' : 'skipped', round: 1 });
  if (told.length === 0) return;
  const others = copies.filter(
    ({ nodeId, position }) => nodeId !== node.id || !told.some(({ id }) => id === position.id),
  );
  change(run, {
    copies: [...others, ...told.map((position) => ({ nodeId: node.id, position, time: run.now, isRead: false }))],
  });
  note(run, {
    nodeId: node.id,
    action: 'copy',
    handlers: [],
    targets: told.map(({ employee }) => employee.name),
  });
  told.forEach(({ id }) => tell(run, id, 'copied'));
}

type Walk = (nodes: readonly FlowNode[], start: Approvals) => Passed;

/** The branch is chosen once, by the values at that moment. */
function passCondition(run: Run, node: ConditionNode, before: Approvals, walk: Walk): Passed {
  const known = run.process.nodes.get(node.id)?.branchId;
  const { values, applicant } = run.process;
  const branch = node.branches.find(({ id }) => id === known) ?? takenBranch(node, conditionValues(values, applicant));
  if (!branch) return before;
  setNode(run, node.id, { status: 'current', round: 1, branchId: branch.id });
  const after = walk(branch.nodes, before);
  if (after) setNode(run, node.id, { status: 'done', round: 1, branchId: branch.id });
  return after;
}

/** All branches go on at once; behind them the process waits for the last one. */
function passParallel(run: Run, node: ParallelNode, before: Approvals, walk: Walk): Passed {
  setNode(run, node.id, { status: 'current', round: 1 });
  const ends = node.branches.map(({ nodes }) => walk(nodes, before));
  if (ends.some((end) => end === undefined)) return undefined;
  setNode(run, node.id, { status: 'done', round: 1 });
  return new Map(ends.flatMap((end) => [...(end ?? [])]));
}
