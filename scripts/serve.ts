// Serves dist/ and the platform (the pretend one, or API_URL). Prints `listening <address>` once it answers.
//   tsx scripts/serve.ts [--port 0] [--welcome]
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { createApp } from './server/createApp';
import { inRoot } from './lib/project.mjs';

const DEFAULT_PORT = 8_000;

interface DemoAccount {
  username: string;
  password: string;
  note: string;
}

const { values } = parseArgs({ options: { port: { type: 'string' }, welcome: { type: 'boolean' } } });
const port = Number(values.port ?? process.env.PORT ?? DEFAULT_PORT);
const platformUrl = process.env.API_URL;

async function demoAccounts(): Promise<readonly DemoAccount[]> {
  const file = inRoot('mock/domain/demoAccounts.ts');
  if (platformUrl || !existsSync(file)) return [];
  const module = (await import(file)) as { demoAccounts: readonly DemoAccount[] };
  return module.demoAccounts;
}

async function main() {
  const app = await createApp({
    distFolder: inRoot('dist'),
    mockFolder: inRoot('mock/api'),
    platformUrl,
    embedOrigins: (process.env.EMBED_ORIGINS ?? '').split(/[\s,]+/).filter(Boolean),
  });
  const accounts = values.welcome ? await demoAccounts() : [];
  const server = app.listen(port, (error?: Error) => {
    if (error) {
      process.stderr.write(`Cannot listen on port ${port}: ${error.message}. Another one: PORT=8010 npm start\n`);
      process.exit(1);
    }
    const lines = [`listening http://localhost:${(server.address() as AddressInfo).port}`];
    if (platformUrl) lines.push(`  /api is answered by ${platformUrl}`);
    for (const { username, password, note } of accounts) lines.push(`  ${username} / ${password}  ${note}`);
    process.stdout.write(`${lines.join('\n')}\n`);
  });
}

void main();
