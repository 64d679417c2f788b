import { benchWorkflow } from './benchWorkflow';
import { readRuns } from './options';

void benchWorkflow(readRuns(process.argv.slice(2)));
