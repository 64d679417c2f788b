import { createStore } from '../../common/store';
import type { Portal } from '../contract/portal';
import { uiTexts } from '../ui/texts';
import type { Screens } from './screens';
import { SubAppRoot } from './SubAppRoot';
import type { SubAppProps } from './SubAppRoot';

type Texts = Parameters<Portal['i18n']['addTexts']>[0];

/**
 * Everything a sub-app's entry exports: the lifecycles that qiankun calls and, in place of Umi's router, the root
 * that renders the host's views. A sub-app never routes on the location. Its texts are known before its first screen.
 */
export function mountSubApp(appName: string, screens: Screens, texts: Texts = {}) {
  const props = createStore<SubAppProps | null>(null);
  const receive = async ({ portal, views }: SubAppProps) => {
    if (props.get()?.portal !== portal) [uiTexts, texts].forEach((added) => portal.i18n.addTexts(added));
    props.set({ portal, views });
  };
  return {
    qiankun: { mount: receive, update: receive, unmount: async () => props.set(null) },
    rootContainer: () => <SubAppRoot appName={appName} screens={screens} props={props} />,
  };
}
