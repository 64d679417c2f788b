import { startWorkers } from './workers';

/** Jest calls it once, before the workers start. */
export default ({ maxWorkers }: { maxWorkers: number }): Promise<void> => startWorkers(maxWorkers);
