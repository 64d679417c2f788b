import { stopWorkers } from './workers';

/** Jest calls it once, after the last test. */
export default stopWorkers;
