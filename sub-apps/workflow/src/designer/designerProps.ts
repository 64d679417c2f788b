import type { CandidateSource } from '../api/listCandidates';
import type { FormField } from '../flow/flowNames';
import type { FlowNode } from '../flow/flowNodes';

export type { FormField } from '../flow/flowNames';

/** What is wrong with a node or a branch. */
export interface DesignerProblem {
  nodeId: string;
  text: string;
  severity: 'error' | 'warning';
  /** What the platform calls it. */
  code?: string;
}

export interface TargetPosition {
  positionId: string;
  /** The person who holds it; empty when it is vacant. */
  name: string;
  positionName: string;
  orgName: string;
}

export interface TargetRole {
  roleId: string;
  roleName: string;
}

/** The positions and roles that can approve. */
export interface Targets {
  positions: readonly TargetPosition[];
  roles: readonly TargetRole[];
}

export interface FlowDesignerProps {
  nodes: readonly FlowNode[];
  onChange(nodes: readonly FlowNode[]): void;
  /** Those of the platform's check; the designer adds its own checks of what is incomplete. */
  problems: readonly DesignerProblem[];
  fields: readonly FormField[];
  /** Those that are known at once, to name the approvers that are set; further ones are searched. */
  targets?: Targets;
  /** Finds roles; positions are found by `positions`. */
  findTargets(keyword: string): Promise<Targets>;
  positions: CandidateSource;
  /** False where they are listed around the designer. */
  listsProblems?: boolean;
  isReadOnly?: boolean;
  /** The node or branch whose panel is open; the designer keeps it itself without `onSelect`. */
  selectedId?: string;
  onSelect?(id: string | undefined): void;
}
