/** What has become of a node or a branch in one process. */
export type NodeStatus = 'done' | 'current' | 'pending' | 'rejected' | 'returned' | 'skipped';

/** One person of a step. */
export interface NodeHandler {
  name: string;
  status: 'done' | 'current' | 'waiting' | 'rejected';
  /** `YYYY-MM-DD HH:mm`; empty while nothing is decided. */
  time: string;
}

/** The state of a node or a branch, which is drawn in the diagram. */
export interface NodeState {
  status: NodeStatus;
  /** A further sentence, such as why a step passes by itself. */
  note?: string;
  handlers: readonly NodeHandler[];
}

/** A plan says what would happen, a run what has happened, a definition neither. */
export type DiagramKind = 'plan' | 'run' | 'definition';
