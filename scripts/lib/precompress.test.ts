import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { precompress } from './precompress.mjs';

it('writes a .br and a .gz beside each larger page, script and style, and leaves out pictures and other parts', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'precompress-'));
  const text = 'text '.repeat(1_000);
  mkdirSync(join(folder, 'apps'));
  for (const name of ['index.html', 'umi.js', 'picture.png', 'apps/index.html'])
    writeFileSync(join(folder, name), text);
  writeFileSync(join(folder, 'small.css'), 'a{}');
  await precompress(folder, ['apps']);
  const written = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(br|gz)$/.test(name));
  expect(written.toSorted()).toEqual(['index.html.br', 'index.html.gz', 'umi.js.br', 'umi.js.gz']);
  expect(brotliDecompressSync(readFileSync(join(folder, 'index.html.br'))).toString()).toBe(text);
  expect(gunzipSync(readFileSync(join(folder, 'index.html.gz'))).toString()).toBe(text);
  rmSync(folder, { recursive: true });
});
