import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

/** Another product's build, whose sign-in form is awaited in the same run. */
export interface Beside {
  /** Its built files, `index.html` among them. */
  folder: string;
  /** The path of its sign-in screen: `/user/login`. */
  path: string;
}

export interface Options {
  beside?: Beside;
}

/** Reads the command line; rejects unknown arguments. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({ args: [...args], options: { beside: { type: 'string' }, at: { type: 'string' } } });
  if (values.beside === undefined) {
    if (values.at !== undefined) throw new Error('--at: the path of what --beside names');
    return {};
  }
  const folder = resolve(values.beside);
  if (!existsSync(join(folder, 'index.html'))) throw new Error(`--beside: no index.html in ${values.beside}`);
  const { at = '/' } = values;
  if (!at.startsWith('/')) throw new Error(`--at: ${at} does not begin with a slash`);
  return { beside: { folder, path: at } };
}
