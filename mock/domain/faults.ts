/** Kinds of simulated failures. */
export const FAULT_KINDS = ['drop', '500', '503', 'timeout', 'truncated', 'wrongshape', '401', 'late'] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

export interface Fault {
  /** The path of the call. A trailing `*` matches every path with this prefix. */
  path: string;
  /** Number of calls that fail. */
  times: number;
  kind: FaultKind;
  /** The call is executed first; only its response fails. */
  isAfterCommit: boolean;
  /** Delay of the response or of the failure. */
  delayMs: number;
}

const matches = (fault: Fault, path: string) =>
  fault.path.endsWith('*') ? path.startsWith(fault.path.slice(0, -1)) : fault.path === path;

/** A FIFO queue of faults that tests have scheduled. */
export function createFaults() {
  let faults: Fault[] = [];
  return {
    order: (fault: Fault) => void faults.push({ ...fault }),
    /** The first fault that matches the path; decrements its remaining count. */
    take(path: string): Omit<Fault, 'times'> | undefined {
      const fault = faults.find((candidate) => matches(candidate, path));
      if (!fault) return undefined;
      fault.times -= 1;
      faults = faults.filter(({ times }) => times > 0);
      return fault;
    },
  };
}
export type Faults = ReturnType<typeof createFaults>;
