// Serves the peer's build in front of the same pretend platform, with the same headers and compression as the product.
import type { AddressInfo } from 'node:net';
import { createApp } from '../../../scripts/server/createApp';
import { inRoot } from '../../../scripts/lib/project.mjs';

async function main() {
  const app = await createApp({
    distFolder: inRoot('tests/bench/journey/peer/dist'),
    mockFolder: inRoot('mock/api'),
    partnerFolder: inRoot('scripts/partner'),
    configFile: inRoot('mock/config.json'),
  });
  const server = app.listen(0, () => {
    process.stdout.write(`listening http://localhost:${(server.address() as AddressInfo).port}\n`);
  });
}

main().catch((error: unknown) => {
  process.stderr.write(`Not started. ${error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
});
