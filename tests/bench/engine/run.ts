import { readOptions } from './options';
import { installPeers } from './build/installPeers';

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  installPeers();
  // Only now is there an esbuild of the peers' to import.
  const { benchEngine } = await import('./benchEngine');
  await benchEngine(options);
}

void main();
