import { AppError } from '@/common/errors/appError';
import { stopChain } from '../../events/stopChain';
import type { EngineHost } from '../../host';
import { readEntries } from './entries';

/** Saves files of a value one after the other; the first failure stops the chain (business spec §4). */
export async function saveFiles(value: unknown, filename: string | undefined, host: EngineHost): Promise<void> {
  const stored = readEntries(value).filter(({ url }) => url !== '');
  if (stored.length === 0) throw new AppError('user', host.t('engine.nofile'), { code: 'engine.nofile' });
  const files = await host.files();
  for (const entry of stored)
    if (!(await files.save(entry.url, (stored.length === 1 && filename) || entry.filename)))
      throw stopChain('not saved');
}
