import { fittingList, looseString } from '@atrium/common/schemas';
import { check, fallback, object, optional, picklist, pipe, transform, unknown } from 'valibot';
import { APPROVAL_MODES } from '../flow/flowNodes';
import type { ApprovalMode } from '../flow/flowNodes';

/** `asked`: its people decide. `copied`: they are told. `skipped`: it passes by itself. `unknown`: not foreseeable. */
export type PlanStatus = 'asked' | 'copied' | 'skipped' | 'unknown';

export interface PlannedPerson {
  positionId: string;
  /** The holder; empty when the position is vacant. */
  name: string;
  positionName: string;
  orgName: string;
}

/** One step of the path that an application would take. */
export interface PlannedStep {
  nodeId: string;
  name: string;
  type: string;
  status: PlanStatus;
  people: readonly PlannedPerson[];
  mode: ApprovalMode;
  /** Why it is skipped or unknown; empty when there is nothing to say. */
  reason: string;
}

/** Who would be asked, in this order. */
export interface FlowPlan {
  steps: readonly PlannedStep[];
  /** The ids of the branches that are taken. */
  branches: readonly string[];
  /** What is wrong, such as a condition that cannot be evaluated. */
  problems: readonly string[];
}

const personSchema = pipe(
  object({ positionid: looseString, name: looseString, positionname: looseString, orgname: looseString }),
  transform((wire): PlannedPerson => ({
    positionId: wire.positionid,
    name: wire.name,
    positionName: wire.positionname,
    orgName: wire.orgname,
  })),
);

const stepSchema = pipe(
  object({
    nodeid: looseString,
    name: looseString,
    type: looseString,
    status: fallback(picklist(['asked', 'copied', 'skipped', 'unknown']), 'unknown'),
    handlers: fittingList(personSchema),
    mode: optional(fallback(picklist(APPROVAL_MODES), 'any'), 'any'),
    reason: optional(looseString, ''),
  }),
  transform(({ nodeid, handlers, ...step }): PlannedStep => ({ nodeId: nodeid, people: handlers, ...step })),
);

/** The answer of a preview or a dry run. Without a path it tells nothing: an empty one says that nobody is asked. */
export const planSchema = pipe(
  object({
    path: pipe(unknown(), check(Array.isArray, 'The path is no list'), fittingList(stepSchema)),
    branches: fittingList(looseString),
    problems: fittingList(looseString),
  }),
  transform(({ path, branches, problems }): FlowPlan => ({ steps: path, branches, problems })),
);
