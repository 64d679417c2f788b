import { benchSoak } from './benchSoak';
import { readOptions } from './options';

void benchSoak(readOptions(process.argv.slice(2)));
