import { benchFaults } from './benchFaults';
import { readOptions } from './options';

benchFaults(readOptions(process.argv.slice(2))).then(
  (isMeasured) => {
    process.exitCode = isMeasured ? 0 : 1;
  },
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    process.exitCode = 1;
  },
);
