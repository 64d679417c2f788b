import { createWritable } from '../../common/readable';
import type { Screens } from './screens';
import { SubAppRoot } from './SubAppRoot';
import type { SubAppProps } from './SubAppRoot';

/**
 * Everything a sub-app's entry exports: the lifecycles that qiankun calls and, in place of Umi's router, the root
 * that renders the host's views. A sub-app never routes on the location.
 */
export function mountSubApp(appName: string, screens: Screens) {
  const props = createWritable<SubAppProps | null>(null);
  const receive = async ({ portal, views }: SubAppProps) => {
    props.set({ portal, views });
  };
  return {
    qiankun: { mount: receive, update: receive, unmount: async () => props.set(null) },
    rootContainer: () => <SubAppRoot appName={appName} screens={screens} props={props} />,
  };
}
