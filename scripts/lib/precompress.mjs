import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { pool } from './pool.mjs';

/** Smaller files fit into one packet and are not compressed. */
const SMALLEST_BYTES = 1_024;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Writes `.br` and `.gz` beside every page, script, style sheet, SVG and WebAssembly file of a folder except the sub-folders
 * in `skip`.
 */
export async function precompress(folder, skip = []) {
  const files = readdirSync(folder, { recursive: true })
    .filter((file) => /\.(html|js|css|svg|wasm)$/.test(file) && !skip.some((name) => file.startsWith(name)))
    .map((file) => join(folder, file))
    .filter((file) => statSync(file).size >= SMALLEST_BYTES);
  await pool(files, 4, async (file) => {
    const content = readFileSync(file);
    const [small, smallest] = await Promise.all([
      zip(content, { level: 9 }),
      brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    ]);
    writeFileSync(`${file}.gz`, small);
    writeFileSync(`${file}.br`, smallest);
  });
}
