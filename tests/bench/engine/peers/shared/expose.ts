import type { Bench } from '../../contract';

/** Publishes a page's bench. The driver hands back to `mount` exactly what `prepare` made. */
export function expose<Prepared>(bench: Bench<Prepared>): void {
  window.bench = bench;
}
