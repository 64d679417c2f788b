import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { connect as connectTo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { inRoot } from '../../scripts/lib/project.mjs';
import { startPreview } from '../support/startPreview';
import type { PreviewCommand } from '../support/startPreview';

const page = (title: string) =>
  JSON.stringify({ protocolversion: '1.0.0', pageinfo: { type: 200, title }, controls: [] });

let folder: string;
let file: string;
const started: PreviewCommand[] = [];
const clients: WebSocket[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'atrium-preview-'));
  file = join(folder, 'order.json');
});
afterEach(async () => {
  clients.splice(0).forEach((client) => client.terminate());
  await Promise.all(started.splice(0).map((command) => command.interrupt()));
  rmSync(folder, { recursive: true });
});

function start(...args: string[]) {
  const command = startPreview(file, ...args);
  started.push(command);
  return command;
}

async function addressOf(command: PreviewCommand) {
  const [, address = ''] = /^preview (\S+)/.exec(await command.line(/^preview /)) ?? [];
  const query = new URLSearchParams(address.slice(address.indexOf('?')));
  return { address, port: query.get('port') ?? '', key: query.get('key') ?? '' };
}

/** Connects a preview. `next` resolves with each message in turn. */
function connect(port: string, origin = 'http://localhost:8000') {
  const client = new WebSocket(`ws://127.0.0.1:${port}`, { headers: origin === '' ? {} : { origin } });
  clients.push(client);
  const messages: unknown[] = [];
  const waiting: ((message: unknown) => void)[] = [];
  client.on('message', (data) => {
    const message: unknown = JSON.parse(String(data as Buffer));
    const tell = waiting.shift();
    if (tell) tell(message);
    else messages.push(message);
  });
  const refused = new Promise<number | undefined>((resolve) =>
    client.on('unexpected-response', (_request, { statusCode }) => resolve(statusCode)),
  );
  client.on('error', () => {});
  return {
    refused,
    next: () =>
      messages.length > 0
        ? Promise.resolve(messages.shift())
        : new Promise<unknown>((resolve) => waiting.push(resolve)),
  };
}

test('the command prints an address with a key, and sends key and page to each connection', async () => {
  writeFileSync(file, page('订单'));
  const { address, port, key } = await addressOf(start());
  expect(address).toMatch(/^http:\/\/localhost:8000\/#\/preview\?port=\d+&key=[0-9a-f]{32}$/);
  const { next } = connect(port);
  expect(await next()).toEqual({ type: 'pair', key });
  expect(await next()).toEqual({ type: 'protocol', pagecode: 'order', protocol: page('订单') });
});

test('each save is sent, even if the editor replaces the file', async () => {
  writeFileSync(file, page('一'));
  const command = start();
  const { next } = connect((await addressOf(command)).port);
  await next();
  await next();
  writeFileSync(file, page('二'));
  expect(await next()).toMatchObject({ protocol: page('二') });
  writeFileSync(join(folder, 'order.json.tmp'), page('三'));
  renameSync(join(folder, 'order.json.tmp'), file);
  expect(await next()).toMatchObject({ protocol: page('三') });
  writeFileSync(file, page('四'));
  expect(await next()).toMatchObject({ protocol: page('四') });
});

test('a file with invalid JSON is reported and sent, because the preview shows the position of the error', async () => {
  writeFileSync(file, '{ "pageinfo": ');
  const command = start();
  expect(await command.line(/is no JSON yet/)).toContain('order.json');
  const { next } = connect((await addressOf(command)).port);
  await next();
  expect(await next()).toMatchObject({ protocol: '{ "pageinfo": ' });
});

test('a missing file is reported, and sent when it is saved', async () => {
  const command = start();
  await command.line(/order\.json is not there yet/);
  const { next } = connect((await addressOf(command)).port);
  expect(await next()).toMatchObject({ type: 'pair' });
  await command.line(/A preview is connected/);
  writeFileSync(file, page('新'));
  expect(await next()).toMatchObject({ protocol: page('新') });
});

test('a platform record is sent with its code and fragments', async () => {
  const protocol = { protocolversion: '1.0.0', pageinfo: { type: 200 }, controls: [] };
  writeFileSync(file, JSON.stringify({ pagecode: 'customer', pagetype: 200, protocol, fragments: { address: {} } }));
  const { next } = connect((await addressOf(start())).port);
  await next();
  expect(await next()).toEqual({ type: 'protocol', pagecode: 'customer', protocol, fragments: { address: {} } });
});

test('only pages of this machine and of the given origin can connect', async () => {
  writeFileSync(file, page('订单'));
  const { address, port } = await addressOf(start('--at', 'https://dev.example/app/'));
  expect(address).toMatch(/^https:\/\/dev\.example\/app\/#\/preview\?/);
  for (const origin of ['https://evil.example', 'http://localhost.evil.example', 'null', ''])
    expect(await connect(port, origin).refused).toBe(403);
  for (const origin of ['http://localhost:3000', 'http://127.0.0.1:8000', 'https://dev.example'])
    expect(await connect(port, origin).next()).toMatchObject({ type: 'pair' });
});

test('the socket listens to this machine’s own address only', async () => {
  writeFileSync(file, page('订单'));
  const { port } = await addressOf(start());
  const other = connectTo({ host: '127.0.0.2', port: Number(port) });
  const [outcome] = await Promise.race([once(other, 'connect').then(() => ['open']), once(other, 'error')]);
  other.destroy();
  expect(outcome).toMatchObject({ code: expect.stringMatching(/REFUSED|UNREACH|NOTAVAIL/) });
});

test('Ctrl-C ends the command, even if a preview is connected', async () => {
  writeFileSync(file, page('订单'));
  const command = start();
  await connect((await addressOf(command)).port).next();
  expect(await command.interrupt()).toBe(0);
});

test.each([
  [['--port', '70000'], /No port: 70000/],
  [['--at', 'nowhere'], /No address: nowhere/],
  [['second.json'], /Which file\?/],
])('the arguments %j are rejected with an error', async (args, reason) => {
  const command = start(...args);
  expect(await command.exited).toBe(1);
  expect(command.errors()).toMatch(reason);
});

test('without installed packages the command names the one that installs them', () => {
  const project = join(folder, 'fresh');
  cpSync(inRoot('scripts'), join(project, 'scripts'), { recursive: true });
  const { status, stderr } = spawnSync(process.execPath, ['scripts/preview.mjs', 'page.json'], {
    cwd: project,
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toContain('Run npm start first');
});
