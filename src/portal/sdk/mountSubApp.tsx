import { flushSync } from 'react-dom';
import { createStore } from '../../common/store';
import type { HostPortal, SubAppProps } from '../contract/portal';
import { uiTexts } from '../ui/texts';
import { queryClientOf } from './queryClient';
import { screenLoader } from './screenLoader';
import { SubAppRoot } from './SubAppRoot';
import type { ViewFrameProps } from './ViewFrame';

export interface SubAppDefinition extends ViewFrameProps {
  /** The sub-app's own texts, by language. */
  texts: Parameters<HostPortal['i18n']['addTexts']>[0];
}

/**
 * The exports of a sub-app's entry: qiankun's lifecycles and the root component, which renders the host's views instead
 * of Umi's router. A sub-app never routes on the location. Its texts are added before its first screen is rendered, those of
 * one screen when that is loaded.
 */
export function mountSubApp({ texts, ...frame }: SubAppDefinition) {
  const props = createStore<SubAppProps | null>(null);
  const receive = async ({ host, views }: SubAppProps) => {
    if (props.get()?.host !== host) [uiTexts, texts].forEach((added) => host.i18n.addTexts(added));
    // Fetches the code of the screens while the root renders. The view of a failed screen loads it again and shows the
    // error.
    for (const { route } of views) {
      screenLoader(frame.screens, route, host.i18n)
        ?.load()
        .catch(() => undefined);
    }
    props.set({ host, views });
  };
  const unmount = async () => {
    const host = props.get()?.host;
    // First the screens leave their queries: each would then keep its answer in memory for minutes.
    flushSync(() => props.set(null));
    if (host) queryClientOf(host).clear();
  };
  return {
    qiankun: { mount: receive, update: receive, unmount },
    rootContainer: () => <SubAppRoot {...frame} props={props} />,
  };
}
