// Serves dist/ and the platform (the mock, or API_URL). Prints `listening <address>` when it is ready.
//   tsx scripts/serve.ts [--port 0] [--welcome]
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { findConfigProblems } from '../src/services/self-check/findConfigProblems';
import { findConfigFile, readConfigFile } from './server/configFile';
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

/** Demo accounts and hints for the mock platform; empty with a real platform. */
async function welcomeLines(origin: string): Promise<string[]> {
  const folder = inRoot('mock/domain');
  if (platformUrl || !existsSync(folder)) return [];
  const { demoAccounts, demoHints } = (await import(`${folder}/demoAccounts.ts`)) as {
    demoAccounts: readonly DemoAccount[];
    demoHints: (origin: string) => readonly string[];
  };
  return [
    ...demoAccounts.map(({ username, password, note }) => `${username} / ${password}  ${note}`),
    ...demoHints(origin),
  ];
}

async function printWelcome(origin: string) {
  const lines = [`listening ${origin}`];
  if (platformUrl) lines.push(`  /api is answered by ${platformUrl}`);
  if (values.welcome) lines.push(...(await welcomeLines(origin)).map((line) => `  ${line}`));
  process.stdout.write(`${lines.join('\n')}\n`);
}

async function main() {
  const distFolder = inRoot('dist');
  const demo = platformUrl ? undefined : (process.env.ATRIUM_DEMO_CONFIG ?? inRoot('mock/config.json'));
  const configFile = findConfigFile({ chosen: process.env.CONFIG, distFolder, demo });
  if (configFile && configFile !== demo)
    for (const problem of findConfigProblems(readConfigFile(configFile).config))
      process.stderr.write(`${configFile}: ${problem}\n`);
  const app = await createApp({
    distFolder,
    mockFolder: inRoot('mock/api'),
    partnerFolder: inRoot('scripts/partner'),
    portalOrigin: process.env.PORTAL_ORIGIN,
    platformUrl,
    configFile,
    hasDemoConfig: configFile !== undefined && configFile === demo,
    allowMap: process.env.ALLOW_MAP === '1',
  });
  const server = app.listen(port, (error?: Error) => {
    if (error) {
      process.stderr.write(`Cannot listen on port ${port}: ${error.message}. Another one: PORT=8010 npm start\n`);
      process.exit(1);
    }
    void printWelcome(`http://localhost:${(server.address() as AddressInfo).port}`);
  });
}

main().catch((error: unknown) => {
  process.stderr.write(`Not started. ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
