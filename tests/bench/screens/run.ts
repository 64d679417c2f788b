import { benchScreens } from './benchScreens';
import { readOptions } from './options';

void benchScreens(readOptions(process.argv.slice(2)));
