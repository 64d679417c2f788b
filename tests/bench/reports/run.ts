import { resolve } from 'node:path';
import { installLocked } from '../lib/installLocked';
import { benchReports } from './benchReports';
import { readOptions } from './options';

const options = readOptions(process.argv.slice(2));
installLocked(resolve(__dirname));
void benchReports(options);
