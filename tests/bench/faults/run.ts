import { benchFaults } from './benchFaults';
import { readOptions } from './options';

void benchFaults(readOptions(process.argv.slice(2)));
