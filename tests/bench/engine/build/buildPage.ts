import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, type BuildOptions } from 'esbuild';
import { atriumBuild } from './atriumBuild';
import { indexHtml } from './indexHtml';
import { ATRIUM, entryOf, type PageName } from './pages';

/** Where built pages are served from. */
export const DIST = resolve(__dirname, '../dist');

const COMMON: BuildOptions = {
  bundle: true,
  minify: true,
  jsx: 'automatic',
  target: 'es2022',
  legalComments: 'none',
  logLevel: 'error',
  define: { 'process.env.NODE_ENV': '"production"', 'process.env': '{}', global: 'window' },
};

/** A peer in one script. Its lazily loaded parts are in it too, which favours it. */
const PEER: BuildOptions = {
  format: 'iife',
  mainFields: ['module', 'browser', 'main'],
  loader: {
    '.eot': 'dataurl',
    '.gif': 'dataurl',
    '.jpg': 'dataurl',
    '.less': 'empty',
    '.png': 'dataurl',
    '.scss': 'empty',
    '.svg': 'dataurl',
    '.ttf': 'dataurl',
    '.woff': 'dataurl',
    '.woff2': 'dataurl',
  },
};

/** Builds a page for production: minified script, style and document. */
export async function buildPage(page: PageName): Promise<void> {
  const outdir = join(DIST, page);
  rmSync(outdir, { recursive: true, force: true });
  const own = page === ATRIUM ? atriumBuild() : PEER;
  await build({ ...COMMON, ...own, entryPoints: { page: entryOf(page) }, outdir });
  writeFileSync(join(outdir, 'index.html'), indexHtml(page, existsSync(join(outdir, 'page.css'))));
}
