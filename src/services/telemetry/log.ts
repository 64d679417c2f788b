/** Something worth knowing afterwards. */
export interface LogEntry {
  level: 'info' | 'warn' | 'error';
  /** Where it happened: a module of the host, or the sub-app's name. */
  source: string;
  message: string;
  error?: unknown;
}

export type Log = (entry: LogEntry) => void;
