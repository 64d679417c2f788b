/** One received call, without secrets. */
export interface LoggedCall {
  method: string;
  path: string;
  query: unknown;
  headers: Readonly<Record<string, string>>;
  body: unknown;
  /** HTTP status of the response; 0 before the response or when the connection was cut. */
  status: number;
}

const KEPT = 2_000;

/** Keeps the last 2,000 calls, oldest first. */
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
