import { useCallback, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import type { Namespace } from '@/locales/namespaces';
import type { Services } from '@/services';
import { browserReload } from './stale-chunks/browserReload';
import { reloadOnStaleChunk } from './stale-chunks/reloadOnStaleChunk';
import { useServices } from './useServices';
import { useTranslate } from './useTranslate';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';

/**
 * A part of a screen that is fetched when it is first shown, with the texts it needs. When it cannot be fetched the
 * part says so and offers another try; the rest of the screen stays as it is.
 */
export function lazyScreen<Props extends object>(
  load: (services: Services) => Promise<ComponentType<Props>>,
  texts: Namespace | readonly Namespace[],
): ComponentType<Props> {
  return function LazyPiece(props: Props) {
    const t = useTranslate();
    const services = useServices();
    const { i18n, errors, log, tabStorage } = services;
    const [Piece, setPiece] = useState<ComponentType<Props>>();
    const [failure, setFailure] = useState<unknown>();

    const fetchPiece = useCallback(async () => {
      setFailure(undefined);
      try {
        const [piece] = await Promise.all([load(services), i18n.loadNamespaces(texts)]);
        setPiece(() => piece);
      } catch (error) {
        log({ level: 'warn', source: 'app', message: 'A part of the screen could not be fetched', error });
        setFailure(error);
        reloadOnStaleChunk(error, browserReload({ i18n, tabStorage }));
      }
    }, [services, i18n, log, tabStorage]);

    useEffect(() => void fetchPiece(), [fetchPiece]);

    if (Piece) return <Piece {...props} />;
    if (failure === undefined) return <div aria-busy="true" />;
    return (
      <>
        <Alert text={errors.text(failure)} />
        <Button onClick={() => void fetchPiece()}>{t('common.retry')}</Button>
      </>
    );
  };
}
