import type { Disposable } from '@/common/disposable';
import type { Services } from '@/services';
import type { Preview } from '../createPreview';
import type { PreviewEnvironment } from '../environment';
import type { PreviewAddress } from '../messages/readAddress';
import { desktopSource } from './desktopSource';
import { playgroundSource } from './playgroundSource';
import { socketSource } from './socketSource';
import type { Source } from './source';
import { windowSource } from './windowSource';

/**
 * Listens to every source until it is disposed. A window needs an origin that the configuration lists. In a frame of the
 * playground this is the only source.
 */
export function startSources(
  preview: Pick<Preview, 'listen'>,
  environment: PreviewEnvironment,
  { port, isFramed }: PreviewAddress,
  { settings, log }: Pick<Services, 'settings' | 'log'>,
): Disposable {
  const { page, origin, openSocket, later } = environment;
  const stops: Disposable[] = [];
  let isStopped = false;
  const listen = (source: Source | undefined) => {
    if (source && !isStopped) stops.push(preview.listen(source));
  };
  if (isFramed) return preview.listen(playgroundSource(page, origin));
  listen(desktopSource(page));
  if (port !== undefined) listen(socketSource({ port, open: openSocket, later }));
  settings
    .load()
    .then(({ previewOrigins }) => listen(windowSource(page, previewOrigins)))
    .catch((error: unknown) =>
      log({ level: 'warn', source: 'preview', message: 'No list of origins: no window may send pages', error }),
    );
  return () => {
    isStopped = true;
    stops.forEach((stop) => stop());
  };
}
