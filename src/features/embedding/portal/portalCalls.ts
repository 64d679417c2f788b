import { maxLength, object, optional, picklist, pipe, regex, string } from 'valibot';
import { AppError } from '@/common/errors/appError';
import { languageOf } from '@/common/languages';
import type { Services } from '@/services';
import { layersOver } from '@/workspace/layers/layerStack';
import type { PortalCalls } from '../wire';
import { peerCall } from './createPeer';
import type { PeerCall } from './createPeer';
import type { EmbeddedWorkspace } from './publishWorkspace';

/** A path of the product with its query. A second slash or a backslash would lead to another host. */
const route = pipe(string(), maxLength(2_000), regex(/^\/(?![/\\])[^\\]*$/));

export interface PortalCallDeps {
  i18n: Pick<Services['i18n'], 'setLanguage'>;
  /** Undefined while there is no workspace. */
  workspace(): EmbeddedWorkspace | undefined;
}

const lowestDialog = ({ getState }: EmbeddedWorkspace['store']) => layersOver(getState().layers, null)[0];

/** The calls of the partner's page. What the person may not open stays closed: navigation checks the permission. */
export function portalCalls({ i18n, workspace }: PortalCallDeps): Readonly<Record<keyof PortalCalls, PeerCall>> {
  const opened = () => {
    const current = workspace();
    if (!current) throw new AppError('user', 'The workspace is not shown', { code: 'notReady' });
    return current;
  };
  /** Dialogs would cover the page: they close first, as for a typed address, unless the person keeps their input. */
  async function openRoute(address: string, title?: string) {
    const { store, navigation } = opened();
    for (let dialog = lowestDialog(store); dialog; dialog = lowestDialog(store)) {
      const isClosed = await store.dispatch({ type: 'layers/close', payload: dialog.id });
      if (!isClosed) throw new AppError('user', 'The person stays on the page', { code: 'kept' });
    }
    await navigation.openRoute(address, title);
  }
  return {
    navigate: peerCall(object({ route }), (params) => openRoute(params.route)),
    openTab: peerCall(object({ route, title: optional(pipe(string(), maxLength(200))) }), (params) =>
      openRoute(params.route, params.title),
    ),
    setLang: peerCall(object({ lang: string() }), async ({ lang }) => {
      const language = languageOf(lang);
      if (!language) throw new AppError('user', `There is no language ${lang}`, { code: 'badRequest' });
      await i18n.setLanguage(language);
    }),
    setTheme: peerCall(object({ theme: picklist(['light', 'dark', 'system']) }), ({ theme }) =>
      opened().theme.change({ mode: theme }),
    ),
    canLeave: peerCall(object({}), () => opened().canLeave()),
  };
}
