import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findNginx, NGINX_MISSING } from '../../../scripts/lib/findNginx.mjs';
import { inRoot } from '../../../scripts/lib/project.mjs';
import { nginxConfig } from '../../../scripts/nginx/nginxConfig';
import { readConfigFile } from '../../../scripts/server/configFile';
import type { TestServer } from '../startServer';

export interface NginxSetUp {
  /** What answers the calls below `/api/`. */
  platformUrl: string;
  /** The paths of the configurations, by host. */
  configFiles: Readonly<Record<string, string>>;
  distFolder?: string;
  /** By default a free one. */
  port?: number;
}

export const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

/** What an operator's own nginx.conf has around the generated configuration; all of it in one folder. */
const frame = (folder: string, isRoot: boolean) => `
${isRoot ? 'user root;' : ''}
include /etc/nginx/modules-enabled/50-mod-http-brotli-static.conf;
pid ${folder}/pid;
daemon off;
worker_processes 1;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  include ${folder}/atrium.conf;
}
`;

/** Serves `dist/` by nginx with the configuration that `npm run nginx` writes, on a free port. */
export async function startNginx({
  platformUrl,
  configFiles,
  distFolder = inRoot('dist'),
  port: chosenPort,
}: NginxSetUp): Promise<TestServer> {
  const nginx = findNginx();
  if (!nginx) throw new Error(NGINX_MISSING);
  const port = chosenPort ?? (await freePort());
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const hosts = Object.entries(configFiles).map(([name, configFile]) => {
    const { settings } = readConfigFile(configFile);
    return { name, configFile, settings };
  });
  const html = readFileSync(join(distFolder, 'index.html'), 'utf8');
  const text = nginxConfig({ hosts, html, distFolder, platformUrl, listen: `127.0.0.1:${port}`, isDemo: true });
  writeFileSync(join(folder, 'atrium.conf'), text);
  writeFileSync(join(folder, 'nginx.conf'), frame(folder, process.getuid?.() === 0));
  const child = spawn(nginx, ['-c', join(folder, 'nginx.conf'), '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let problems = '';
  child.stderr.on('data', (chunk: Buffer) => (problems += chunk.toString()));
  const exited = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  const url = `http://localhost:${port}`;
  const isListening = async (): Promise<void> => {
    while (child.exitCode === null) {
      const answer = await fetch(url).catch(() => undefined);
      if (answer) return;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error(`nginx did not start:\n${problems}`);
  };
  await isListening();
  return {
    url,
    stop: async () => {
      child.kill();
      await exited;
      rmSync(folder, { recursive: true });
    },
  };
}
