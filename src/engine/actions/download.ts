import { AppError } from '@/common/errors/appError';
import { readEntries } from '../controls/file/entries';
import { stopChain } from '../events/stopChain';
import { defineAction } from './defineAction';

/** Saves files of the storage one after the other; the first failure stops it (business spec §4). */
export default defineAction({
  type: 'download',
  async run({ params: { file, filename }, host }) {
    const stored = readEntries(file).filter(({ url }) => url !== '');
    if (stored.length === 0) throw new AppError('user', host.t('engine.nofile'), { code: 'engine.nofile' });
    const files = await host.files();
    for (const entry of stored)
      if (!(await files.save(entry.url, (stored.length === 1 && filename) || entry.filename)))
        throw stopChain('not saved');
  },
});
