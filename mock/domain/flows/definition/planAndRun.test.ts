import fc from 'fast-check';
import { acted, submitted } from '../../seed/processes/past';
import { openTasks } from '../process';
import type { Process } from '../process';
import { newProcess } from '../run/start';
import { SEEDED } from '../../records/record';
import {
  approval,
  area,
  branching,
  branchA,
  companyOf,
  copy,
  end,
  held,
  position,
  root,
  start,
  way,
} from './fakeCompany';
import type { ApprovalMode, Approvers, Flow, FlowNode, WhenEmpty } from './flow';
import { nodesOf } from './nodesOf';
import { planPath } from './planPath';
import type { PlannedPath } from './planPath';

const PEOPLE = ['a', 'b', 'c', 'd'];
const applicant = held(position('applicant', branchA));
const { positions, roles } = companyOf(
  applicant,
  ...PEOPLE.map((id) => position(id, root, { roleIds: [id < 'c' ? 'early' : 'late'] })),
  position('second', root, { person: 'a' }),
  position('manager', branchA, { name: '区域经理' }),
  position('director', area, { name: '销售总监', person: 'd' }),
  position('vacant', root, { person: null }),
  position('powerless', root, { roleIds: ['early', 'trainee'], isPowerless: true }),
);
const MOMENT = '2026-11-20 09:00';
/** The applicant fills in nothing that the page asks for, so that each step may require a field of its own. */
const START: FlowNode = { ...start, type: 'start', rights: { default: 'readonly', fields: {} } };
/** What the fields of the form take that take no text. */
const FILLED: Readonly<Record<string, unknown>> = { area: 80, opening: '2026-12-01' };
/** Fields of the page `flow-newstore`. */
const FIELDS = ['name', 'region', 'address', 'area', 'opening', 'market', 'finance'];

type Shape =
  | {
      type: 'approval';
      approvers: Approvers[];
      mode: ApprovalMode;
      whenEmpty: WhenEmpty;
      isSigned: boolean;
      isFilled: boolean;
    }
  | { type: 'copy'; approvers: Approvers[] }
  | { type: 'condition' | 'parallel'; branches: { condition: string; nodes: Shape[] }[] };

const somebody: fc.Arbitrary<Approvers> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .subarray([...PEOPLE, 'second', 'vacant', 'powerless'], { minLength: 1, maxLength: 2 })
      .map((ids): Approvers => ({ type: 'position', ids })),
  },
  fc.constantFrom<Approvers>(
    { type: 'role', ids: ['early'] },
    { type: 'role', ids: ['trainee'] },
    { type: 'orglevel', level: 1 },
    { type: 'orglevel', level: 2 },
    { type: 'chosen', isMultiple: true },
    { type: 'applicant' },
  ),
);
const approvers = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('a', 'b').map((id): Approvers[] => [{ type: 'position', ids: [id] }]) },
  { weight: 2, arbitrary: fc.array(somebody, { minLength: 1, maxLength: 2 }) },
);
const rarely = fc.integer({ min: 0, max: 9 }).map((number) => number === 9);

const { shapes } = fc.letrec<{ shapes: Shape[]; node: Shape }>((tie) => ({
  shapes: fc.array(tie('node'), { minLength: 1, maxLength: 5, size: 'max', depthIdentifier: 'flow' }),
  node: fc.oneof(
    { depthIdentifier: 'flow', maxDepth: 2, withCrossShrink: true },
    {
      weight: 6,
      arbitrary: fc.record({
        type: fc.constant('approval' as const),
        approvers,
        mode: fc.constantFrom<ApprovalMode>('any', 'all', 'inturn'),
        whenEmpty: fc.constantFrom<WhenEmpty>('skip', 'skip', 'admin', 'admin', 'refuse'),
        isSigned: rarely,
        isFilled: rarely,
      }),
    },
    { weight: 1, arbitrary: fc.record({ type: fc.constant('copy' as const), approvers }) },
    {
      weight: 2,
      arbitrary: fc.record({
        type: fc.constantFrom('condition' as const, 'parallel' as const),
        branches: fc.array(
          fc.record({ condition: fc.constantFrom('rent > 5', 'rent <= 2', 'true', ''), nodes: tie('shapes') }),
          { minLength: 2, maxLength: 3 },
        ),
      }),
    },
  ),
}));

/** The nodes of a flow with ids of their own. */
function built(list: readonly Shape[]): FlowNode[] {
  let count = 0;
  const free = [...FIELDS];
  const node = (shape: Shape): FlowNode => {
    const id = `n${(count += 1)}`;
    if (shape.type === 'copy') return copy(id, ...shape.approvers);
    if (shape.type !== 'approval')
      return branching(
        shape.type,
        id,
        ...shape.branches.map(({ condition, nodes }, place) => way(`${id}-${place}`, condition, ...nodes.map(node))),
      );
    const field = shape.isFilled ? free.pop() : undefined;
    return approval(id, shape.approvers, {
      mode: shape.mode,
      whenEmpty: shape.whenEmpty,
      needsSignature: shape.isSigned,
      rights: { default: 'readonly', fields: field === undefined ? {} : { [field]: 'required' } },
    });
  };
  return [START, ...list.map(node), end];
}

const flowOf = ({ nodes, adminPositionIds }: Pick<Input, 'nodes' | 'adminPositionIds'>): Flow => ({
  ...SEEDED,
  id: 'flow',
  code: 'flow',
  name: 'flow',
  group: '',
  icon: '',
  description: '',
  pageCode: 'flow-newstore',
  nodes,
  adminPositionIds,
  versions: [
    { published: 1, name: 'flow', pageCode: 'flow-newstore', nodes, publishedAt: MOMENT, publishedBy: '', note: '' },
  ],
  isDisabled: false,
  isInternal: false,
});

interface Input {
  nodes: readonly FlowNode[];
  adminPositionIds: readonly string[];
  values: Readonly<Record<string, unknown>>;
  chosen: ReadonlyMap<string, readonly string[]>;
}

/** Submits a process and lets everybody approve; `order` says who of those who are asked comes first. */
function run({ nodes, adminPositionIds, values, chosen }: Input, order: (count: number) => number): Process {
  const company = { positions, roles, flows: new Map([['flow', flowOf({ nodes, adminPositionIds })]]) };
  const draft = newProcess({ id: 'p', no: 'p', flowCode: 'flow', createdAt: MOMENT, applicant, values, chosen });
  let process = submitted(company, draft);
  for (let open = openTasks(process); open.length > 0; open = openTasks(process)) {
    const task = open[order(open.length)] ?? open[0];
    const node = nodesOf(nodes).find(({ id }) => id === task?.nodeId);
    const fields = node?.type === 'approval' ? Object.keys(node.rights.fields) : [];
    const filled = Object.fromEntries(fields.map((name) => [name, FILLED[name] ?? 'filled in']));
    process = acted(company, process, 'approve', MOMENT, { task, values: filled });
  }
  return process;
}

type People = Readonly<Record<string, readonly string[]>>;
const grouped = (pairs: readonly (readonly [string, string])[]): People =>
  Object.fromEntries(
    [...new Set(pairs.map(([id]) => id))]
      .sort()
      .map((id) => [id, pairs.flatMap(([node, who]) => (node === id ? [who] : [])).sort()]),
  );

const askedBy = ({ tasks }: Process) =>
  grouped(tasks.filter(({ openedAt }) => openedAt !== '').map(({ nodeId, position: { id } }) => [nodeId, id]));
const toldBy = ({ copies }: Process) => grouped(copies.map(({ nodeId, position: { id } }) => [nodeId, id]));
const planned = ({ steps }: PlannedPath, status: string) =>
  grouped(
    steps
      .filter((step) => step.status === status)
      .flatMap(({ node, handlers }) => handlers.map(({ id }) => [node.id, id] as const)),
  );
const branchesOf = (process: Process, nodes: readonly FlowNode[]) =>
  nodesOf(nodes).flatMap((node) => {
    const state = process.nodes.get(node.id);
    if (!state || !('branches' in node)) return [];
    return node.type === 'condition' ? [state.branchId] : node.branches.map(({ id }) => id);
  });

const input = fc
  .record({
    list: shapes,
    adminPositionIds: fc.constantFrom(['a'], ['a'], ['applicant', 'a'], ['applicant'], ['powerless']),
    rent: fc.integer({ min: 0, max: 9 }),
    chosen: fc.subarray(PEOPLE, { minLength: 1, maxLength: 2 }),
    hasChosen: fc.integer({ min: 0, max: 9 }).map((number) => number > 0),
  })
  .map(({ list, adminPositionIds, rent, chosen, hasChosen }): Input => {
    const nodes = built(list);
    const choices = hasChosen ? nodesOf(nodes).map(({ id }) => [id, chosen] as const) : [];
    return { nodes, adminPositionIds, values: { rent }, chosen: new Map(choices) };
  });

const planOf = ({ values, chosen, ...flow }: Input) =>
  planPath(flow, { company: { positions, roles }, applicant, values, chosen });

const isRefused = ({ steps, problems }: PlannedPath) =>
  problems.length > 0 || steps.some(({ status }) => status === 'unknown');

/** Whether one of several decides somewhere: then it is not known beforehand whom the step behind it asks. */
const isOpen = ({ steps }: PlannedPath) =>
  steps.some(({ node, handlers }) => node.type === 'approval' && node.mode === 'any' && handlers.length > 1);

it('plans those whom a process asks and tells when everybody approves, and the branches that it takes', () => {
  let compared = 0;
  fc.assert(
    fc.property(input, fc.nat(), (given, seed) => {
      const plan = planOf(given);
      if (isRefused(plan)) {
        expect(() => run(given, () => 0)).toThrow(/^flow\.(nobody_found|approver_required)$/);
        return;
      }
      const process = run(given, (count) => seed % count);
      expect(process.state).toBe('approved');
      expect(toldBy(process)).toEqual(planned(plan, 'copied'));
      expect(branchesOf(process, given.nodes).sort()).toEqual([...plan.branches].sort());
      // Only a step that names the applicant asks them.
      for (const { node, status, handlers } of plan.steps)
        if (status === 'asked' && node.approvers.every(({ type }) => type !== 'applicant'))
          expect(handlers).not.toContainEqual(applicant);
      const [asked, expected] = [askedBy(process), planned(plan, 'asked')];
      if (!isOpen(plan)) {
        compared += 1;
        expect(asked).toEqual(expected);
        return;
      }
      for (const [nodeId, people] of Object.entries(asked))
        expect(expected[nodeId]).toEqual(expect.arrayContaining([...people]));
    }),
    { numRuns: 300 },
  );
  expect(compared).toBeGreaterThan(50);
});
