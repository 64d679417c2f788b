import { resolve } from 'node:path';
import type { IApi } from 'umi';

interface Entries {
  entry: Record<string, unknown>;
}

/**
 * `embed.js`, the script of partners' pages: an entry of its own beside the product. Its name has no hash, because
 * partners write it into their pages; its exports become `window.Atrium`.
 */
export default function embedScript(api: IApi) {
  api.modifyWebpackConfig((config) => {
    (config as unknown as Entries).entry.embed = {
      import: resolve(__dirname, '../../src/features/embedding/partner/index.ts'),
      filename: 'embed.js',
      library: { name: 'Atrium', type: 'window' },
    };
    return config;
  });
}
