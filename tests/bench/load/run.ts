import { benchLoad } from './benchLoad';
import { readOptions } from './options';

void benchLoad(readOptions(process.argv.slice(2)));
