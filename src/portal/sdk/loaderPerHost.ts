import type { ComponentType } from 'react';
import { createLoader } from '../../ui/lazyComponent';
import type { Loader } from '../../ui/lazyComponent';
import type { HostPortal, Translate } from '../contract/portal';

type Texts = HostPortal['i18n'];

/** A component that is loaded on demand, with the texts that only it shows. */
export interface ComponentModule<Props> {
  default: ComponentType<Props>;
  texts?: Parameters<Texts['addTexts']>[0];
}

/**
 * A loader that adds the texts of its component before it answers it. Each host has a loader of its own, because one that
 * has loaded the component for another host has added the texts only there. All views of a host share its translator, so
 * that the second view shows the component at once.
 */
export function loaderPerHost<Props>(
  fetch: () => Promise<ComponentModule<Props>>,
): (i18n: Pick<Texts, 't' | 'addTexts'>) => Loader<Props> {
  const loaders = new WeakMap<Translate, Loader<Props>>();
  return (i18n) => {
    const known = loaders.get(i18n.t);
    if (known) return known;
    const loader = createLoader(async () => {
      const { default: Component, texts } = await fetch();
      if (texts) i18n.addTexts(texts);
      return Component;
    });
    loaders.set(i18n.t, loader);
    return loader;
  };
}
