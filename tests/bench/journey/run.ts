import { benchJourney } from './benchJourney';
import { readOptions } from './options';

void benchJourney(readOptions(process.argv.slice(2)));
