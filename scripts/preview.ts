// npm run preview -- page.json [--port 7777] [--at http://localhost:8000]: shows a page in the product and follows each
// save of its file.
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { previewMessage } from './preview/previewMessage';
import { servePreview } from './preview/servePreview';
import { readIfThere, watchFile } from './preview/watchFile';

const USAGE = 'npm run preview -- page.json [--port 7777] [--at http://localhost:8000]';
const HIGHEST_PORT = 65_535;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { port: { type: 'string', default: '7777' }, at: { type: 'string', default: 'http://localhost:8000' } },
});

const printLine = (line: string) => process.stdout.write(`${line}\n`);

function fail(reason: string): never {
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}

function readOptions() {
  const [file] = positionals;
  const port = Number(values.port);
  if (file === undefined || positionals.length > 1) fail(`Which file? ${USAGE}`);
  if (!Number.isInteger(port) || port < 0 || port > HIGHEST_PORT) fail(`No port: ${values.port}. ${USAGE}`);
  if (!URL.canParse(values.at)) fail(`No address: ${values.at}. ${USAGE}`);
  if (!existsSync(dirname(resolve(file)))) fail(`There is no folder ${dirname(resolve(file))}`);
  return { name: file, file: resolve(file), port, at: values.at };
}

async function main() {
  const { name, file, port, at } = readOptions();
  const key = randomBytes(16).toString('hex');

  function read(text: string | undefined): string | undefined {
    if (text === undefined) {
      printLine(`${name} is not there yet: it will be shown once it is saved`);
      return undefined;
    }
    const { message, isJson } = previewMessage(file, text);
    if (!isJson) printLine(`${name} is no JSON yet: the preview says what is wrong and where`);
    return message;
  }

  const text = readIfThere(file);
  let message = read(text);
  const onConnected = () =>
    printLine(message === undefined ? 'A preview is connected' : `A preview is connected: sent ${name}`);
  const server = await servePreview({ port, at, key, current: () => message, onConnected });
  const stopWatching = watchFile(file, text, (next) => {
    message = read(next);
    if (message === undefined) return;
    server.send(message);
    printLine(`Sent ${name}`);
  });
  printLine(`preview ${at.replace(/\/+$/, '')}/#/preview?port=${server.port}&key=${key}`);
  printLine('Open this address. Each save of the file is shown. Ctrl-C ends it.');
  process.on('SIGINT', () => {
    stopWatching();
    server.stop();
  });
}

main().catch((error: unknown) =>
  fail(`The preview could not start: ${error instanceof Error ? error.message : String(error)}`),
);
