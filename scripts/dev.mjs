// npm run dev: host and sub-apps in watch mode behind one address. `npm run dev -- --alone admin` starts that
// sub-app without the host, with its own packages and a fake portal.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { ensureInstalled } from './lib/install.mjs';
import { PARTS } from './lib/parts.mjs';
import { ROOT } from './lib/project.mjs';
import { log } from './lib/log.mjs';

const FIRST_PORT = Number(process.env.PORT ?? 8000);
const alone = process.argv.includes('--alone') ? process.argv.at(-1) : undefined;
/** Umi's banners and progress lines, which are hidden; compile results and errors are shown. */
const NOISE = /^\s*$|^\[webpackbar\] ℹ|info {2}-|╔|║|╚|^ *(Profile|Local|Network|➜)/;

/** Resolves to true when the port is free. */
const isPortFree = (port) =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });

if (!(await ensureInstalled())) process.exit(1);
const servers = alone ? PARTS.filter(({ name }) => name === alone) : PARTS;
if (servers.length === 0) throw new Error(`No such sub-app: ${alone}`);
// A sub-app started alone keeps its port, so that it can run beside the full product.
const ports = servers.map((server) => FIRST_PORT + PARTS.indexOf(server));
for (const port of ports) {
  if (await isPortFree(port)) continue;
  log(`Port ${port} is taken. Another one: PORT=9000 npm run dev`);
  process.exit(1);
}

function startServer({ name, cwd, bin }, index) {
  const port = ports[index];
  const child = spawn(process.execPath, [`${ROOT}/node_modules/${bin}`, 'dev'], {
    cwd,
    env: {
      ...process.env,
      PORT: String(port),
      BROWSER: 'none',
      ERROR_OVERLAY: 'none',
      // A sub-app runs on the host's page, but gets hot updates from its own server.
      ...(name !== 'host' && { SOCKET_SERVER: `http://localhost:${port}` }),
      ...(alone && { SUB_APP_ALONE: '1' }),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      if (!NOISE.test(line)) log(`${name.padEnd(9)}${line}`);
    });
  }
  return child;
}

const children = servers.map(startServer);
let isStopping = false;
function stop(code) {
  if (isStopping) return;
  isStopping = true;
  for (const child of children) child.kill('SIGINT');
  process.exitCode = code;
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(0));
for (const child of children) child.on('exit', (code) => stop(code ?? 1));
log(`Starting http://localhost:${ports[0]}/ (the first compile takes about half a minute)`);
