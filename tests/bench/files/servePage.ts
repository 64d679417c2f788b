import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { build } from 'esbuild';

const PROJECT = resolve(__dirname, '../../..');

/** Bundles the page for browsers and serves it from this computer. */
export async function servePage(): Promise<{ url: string; stop(): void }> {
  const { outputFiles } = await build({
    entryPoints: [resolve(__dirname, 'page.ts')],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    write: false,
    logLevel: 'error',
    alias: { '@': resolve(PROJECT, 'src') },
    define: { 'process.env.NODE_ENV': '"production"', 'process.env': '{}', global: 'window' },
  });
  const script = outputFiles[0]?.text ?? '';
  const server = createServer(({ url }, response) => {
    const isScript = url === '/page.js';
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html; charset=utf-8');
    response.end(
      isScript ? script : '<!doctype html><title>files</title><input type="file"><script src="/page.js"></script>',
    );
  });
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}/`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
