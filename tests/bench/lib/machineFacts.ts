import { cpus, loadavg } from 'node:os';

/** The circumstances of a run, without which its times cannot be read. */
export interface MachineFacts {
  date: string;
  node: string;
  cpu: string;
  /** Load average of the last minute. */
  load: number;
}

/** Reads the circumstances now. */
export function machineFacts(): MachineFacts {
  const processors = cpus();
  return {
    date: new Date().toISOString(),
    node: process.version,
    cpu: `${processors.length} × ${processors[0]?.model ?? 'unknown'}`,
    load: Math.round((loadavg()[0] ?? 0) * 10) / 10,
  };
}
