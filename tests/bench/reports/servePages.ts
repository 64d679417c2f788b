import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { build } from 'esbuild';

const PROJECT = resolve(__dirname, '../../..');
const PAGES = { atrium: 'pages/atrium.tsx', s2: 'pages/s2.ts' } as const;

export type PageName = keyof typeof PAGES;
export const PAGE_NAMES: readonly PageName[] = ['atrium', 's2'];

const TYPES: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css' };

/** Both tables fill the window. */
const documentOf = (page: PageName) => `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><title>${page}</title><link rel="stylesheet" href="/${page}.css">
<style>html,body,#root{height:100%;margin:0;overflow:hidden}</style></head>
<body><div id="root"></div><script src="/${page}.js"></script></body></html>`;

/** Bundles the pages for production and serves them from this computer. */
export async function servePages(): Promise<{ urlOf(page: PageName): string; stop(): void }> {
  const { outputFiles } = await build({
    entryPoints: Object.fromEntries(PAGE_NAMES.map((page) => [page, resolve(__dirname, PAGES[page])])),
    outdir: '/',
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    jsx: 'automatic',
    write: false,
    logLevel: 'error',
    legalComments: 'none',
    loader: { '.svg': 'dataurl' },
    alias: { '@atrium/common': resolve(PROJECT, 'src/common'), '@atrium/portal': resolve(PROJECT, 'src/portal') },
    define: { 'process.env.NODE_ENV': '"production"', 'process.env': '{}', global: 'window' },
  });
  const files = new Map(outputFiles.map(({ path, text }) => [path, text]));
  const server = createServer(({ url = '/' }, response) => {
    const page = PAGE_NAMES.find((name) => url === `/${name}`);
    const type = page ? 'text/html' : TYPES[url.split('.').at(-1) ?? ''];
    response.setHeader('content-type', `${type ?? 'text/plain'}; charset=utf-8`);
    response.end(page ? documentOf(page) : (files.get(url) ?? ''));
  });
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  const { port } = server.address() as AddressInfo;
  return {
    urlOf: (page) => `http://localhost:${port}/${page}`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
