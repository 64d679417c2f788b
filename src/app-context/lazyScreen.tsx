import { useEffect } from 'react';
import type { ComponentType } from 'react';
import type { Namespace } from '@/locales/namespaces';
import type { Services } from '@/services';
import { Button } from '@/ui/Button';
import { createLoader, useLazyComponent } from '@/ui/lazyComponent';
import type { Loader } from '@/ui/lazyComponent';
import { Skeleton } from '@/ui/Skeleton';
import { FailureNote } from '@/ui/StateNote';
import { browserReload, reloadOnStaleChunk } from './reloadOnStaleChunk';
import { useServices, useTranslate } from './services';

/**
 * A part of a screen that is loaded when it is first rendered, together with its texts. Until then a skeleton is shown;
 * after a failure an alert with a retry button, which also tries again when the browser comes online. The rest of the
 * screen stays as it is.
 */
export function lazyScreen<Props extends object>(
  load: (services: Services) => Promise<ComponentType<Props>>,
  texts: Namespace | readonly Namespace[],
): ComponentType<Props> {
  const loaders = new WeakMap<Services, Loader<Props>>();

  function loaderFor(services: Services): Loader<Props> {
    const existing = loaders.get(services);
    if (existing) return existing;
    const loader = createLoader(async () => {
      const [component] = await Promise.all([load(services), services.i18n.loadNamespaces(texts)]);
      return component;
    });
    loaders.set(services, loader);
    return loader;
  }

  return function LazyScreen(props: Props) {
    const t = useTranslate();
    const services = useServices();
    const { Component, failure, retry } = useLazyComponent(loaderFor(services));

    useEffect(() => {
      if (!failure) return;
      const { error } = failure;
      services.log({ level: 'warn', source: 'app', message: 'A part of the screen could not be loaded', error });
      reloadOnStaleChunk(error, browserReload(services));
    }, [failure, services]);

    if (Component) return <Component {...props} />;
    if (!failure) return <Skeleton label={t('common.loading')} slowText={t('common.slow')} rows={3} />;
    return (
      <FailureNote
        title={services.errors.text(failure.error)}
        onOnline={retry}
        action={
          <Button size="middle" onClick={retry}>
            {t('common.retry')}
          </Button>
        }
      />
    );
  };
}
