import { benchFiles } from './benchFiles';
import { readOptions } from './options';

benchFiles(readOptions(process.argv.slice(2))).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
});
