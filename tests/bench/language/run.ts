import { installPeers } from '../engine/build/installPeers';
import { benchLanguage } from './benchLanguage';

installPeers();
benchLanguage().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
});
