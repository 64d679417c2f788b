/** What is wrong with a flow. Errors forbid to publish it. */
export interface FlowProblem {
  /** A node or a branch; empty for the flow itself. */
  nodeId: string;
  /** Its text has the key `flow.problem.{code}`. */
  code: string;
  params: Readonly<Record<string, string | number>>;
  severity: 'error' | 'warning';
}

const problem =
  (severity: FlowProblem['severity']) =>
  (nodeId: string, code: string, params: FlowProblem['params'] = {}): FlowProblem => ({
    nodeId,
    code,
    params,
    severity,
  });

export const flowError = problem('error');
export const flowWarning = problem('warning');
