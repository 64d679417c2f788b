import { resolve } from 'node:path';
import type { BuildOptions } from 'esbuild';

const PROJECT = resolve(__dirname, '../../../..');

/**
 * Atrium's page is the project's source with the project's packages. Its adapter lives beside the peers, whose
 * node_modules holds another React: the packages that both have are named by their place.
 */
export function atriumBuild(): BuildOptions {
  const own = (name: string) => resolve(PROJECT, 'node_modules', name);
  return {
    format: 'esm',
    splitting: true,
    chunkNames: 'chunk-[hash]',
    loader: { '.svg': 'dataurl' },
    alias: {
      '@': resolve(PROJECT, 'src'),
      antd: own('antd'),
      react: own('react'),
      'react-dom': own('react-dom'),
    },
  };
}
