import type { Disposable } from '@/common/disposable';
import type { Log } from '@/services';
import type { Preview } from '../createPreview';
import type { PreviewEnvironment } from '../environment';
import type { PreviewAddress } from '../messages/readAddress';
import { allowedOrigins } from './allowedOrigins';
import { desktopSource } from './desktopSource';
import { socketSource } from './socketSource';
import type { Source } from './source';
import { windowSource } from './windowSource';

/** Listens to all ways in that there are, until it is disposed. Which windows may speak is asked of the server first. */
export function startSources(preview: Pick<Preview, 'listen'>, environment: PreviewEnvironment, { port }: PreviewAddress, log: Log): Disposable {
  const { page, openSocket, later } = environment;
  const stops: Disposable[] = [];
  let isOver = false;
  const listen = (source: Source | undefined) => {
    if (source && !isOver) stops.push(preview.listen(source));
  };
  listen(desktopSource(page));
  if (port !== undefined) listen(socketSource({ port, open: openSocket, later }));
  void allowedOrigins(environment.fetch, log).then((origins) => listen(windowSource(page, origins)));
  return () => {
    isOver = true;
    stops.forEach((stop) => stop());
  };
}
