/** One call as it came in, without secrets. */
export interface LoggedCall {
  method: string;
  path: string;
  query: unknown;
  headers: Readonly<Record<string, string>>;
  body: unknown;
  /** Of the answer; 0 while there is none, or when the connection was cut. */
  status: number;
}

const KEPT = 2_000;

/** The last calls, oldest first. */
export function createCallLog() {
  let calls: LoggedCall[] = [];
  return {
    add(call: LoggedCall): LoggedCall {
      calls = [...calls.slice(1 - KEPT), call];
      return call;
    },
    of: (path: string | undefined) => calls.filter((call) => path === undefined || call.path === path),
  };
}
export type CallLog = ReturnType<typeof createCallLog>;
