/** What goes wrong with an answer. */
export const FAULT_KINDS = ['drop', '500', 'timeout', 'truncated', 'wrongshape', '401', 'late'] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

export interface Fault {
  /** The call's path; with a `*` at its end, every path that begins so. */
  path: string;
  /** How many calls it strikes. */
  times: number;
  kind: FaultKind;
  /** The call does its work first, and only the answer suffers. */
  isAfterCommit: boolean;
  /** How long the answer, or what comes in its place, is held back. */
  delayMs: number;
}

const strikes = (fault: Fault, path: string) =>
  fault.path.endsWith('*') ? path.startsWith(fault.path.slice(0, -1)) : fault.path === path;

/** Faults that tests have ordered, taken in the order in which they were ordered. */
export function createFaults() {
  let faults: Fault[] = [];
  return {
    order: (fault: Fault) => void faults.push({ ...fault }),
    /** The fault that strikes this call, if any; it has then one strike less. */
    take(path: string): Omit<Fault, 'times'> | undefined {
      const fault = faults.find((candidate) => strikes(candidate, path));
      if (!fault) return undefined;
      fault.times -= 1;
      faults = faults.filter(({ times }) => times > 0);
      return fault;
    },
  };
}
export type Faults = ReturnType<typeof createFaults>;
