import { is, maxLength, object, optional, picklist, pipe, regex, string } from 'valibot';
import { AppError, isAppError } from '@/common/errors/appError';
import { languageOf } from '@/common/languages';
import { destinationOf } from '@/routes/destination';
import type { Destination } from '@/routes/destination';
import type { Services } from '@/services';
import { isViewUnsaved } from '@/workspace/close-guard/unsavedModel';
import { layersOver } from '@/workspace/layers/layerStack';
import { byLeastRecentUse, openOutcome } from '@/workspace/tabs/tabReducers';
import type { Tab } from '@/workspace/tabs/tabReducers';
import type { PortalCalls } from '../wire';
import { peerCall } from './createPeer';
import type { PeerCall } from './createPeer';
import type { EmbeddedWorkspace } from './publishWorkspace';

/** A path of the product with its query. A second slash or a backslash would lead to another host. */
const route = pipe(string(), maxLength(2_000), regex(/^\/(?![/\\])[^\\]*$/));
export const isRoute = (value: unknown): value is string => is(route, value);

export interface PortalCallDeps {
  i18n: Pick<Services['i18n'], 'setLanguage'>;
  /** Undefined while there is no workspace. */
  workspace(): EmbeddedWorkspace | undefined;
}

const lowestDialog = ({ getState }: EmbeddedWorkspace['store']) => layersOver(getState().layers, null)[0];

/** The refusal of a page that the person may not open. */
function asDenied(error: unknown): unknown {
  if (!isAppError(error, 'user')) return error;
  return new AppError('user', 'The person may not open this page', { code: 'denied', cause: error });
}

/**
 * Runs what may ask the person one after the other. Where the person keeps their input, that is the answer to all calls
 * that wait behind the question.
 */
function createTurns() {
  const turns = new WeakMap<EmbeddedWorkspace, Promise<boolean>>();
  return (workspace: EmbeddedWorkspace, ask: () => Promise<boolean>): Promise<boolean> => {
    const before = turns.get(workspace) ?? Promise.resolve(true);
    const turn = before.then((mayGoOn) => mayGoOn && ask());
    const settled = turn.catch(() => true);
    turns.set(workspace, settled);
    const forget = () => turns.get(workspace) === settled && turns.delete(workspace);
    return turn.finally(forget);
  };
}

/** The calls of the partner's page. What the person may not open stays closed: navigation checks the permission. */
export function portalCalls({ i18n, workspace }: PortalCallDeps): Readonly<Record<keyof PortalCalls, PeerCall>> {
  const inTurn = createTurns();
  const opened = () => {
    const current = workspace();
    if (!current) throw new AppError('user', 'The workspace is not shown', { code: 'notReady' });
    return current;
  };
  /**
   * Makes room where all tabs are open. Without tabs in sight the person cannot close one: the least recently used page
   * without input closes.
   */
  async function makeRoom({ store }: EmbeddedWorkspace, { path: key, target }: Destination) {
    const { tabs, layers, unsaved, layout } = store.getState();
    if (target.kind === 'home' || openOutcome(tabs, { key, name: key }) !== 'limit') return;
    const isClean = ({ viewId }: Tab) => !isViewUnsaved({ unsaved, layers }, viewId);
    const oldest = layout.chrome === 'none' ? byLeastRecentUse(tabs).find(isClean) : undefined;
    const hasRoom = oldest && (await store.dispatch({ type: 'tabs/close', payload: oldest.key }));
    if (!hasRoom) throw new AppError('user', 'All tabs are open', { code: 'tabLimit' });
  }
  /** Resolves to false where the person keeps the input of a dialog, which would cover the page. */
  async function openOver(current: EmbeddedWorkspace, destination: Destination, address: string, title?: string) {
    const { store, navigation } = current;
    for (let dialog = lowestDialog(store); dialog; dialog = lowestDialog(store)) {
      const isClosed = await store.dispatch({ type: 'layers/close', payload: dialog.id });
      if (!isClosed) return false;
    }
    await makeRoom(current, destination);
    await navigation.openRoute(address, title, null).catch((error: unknown) => {
      throw asDenied(error);
    });
    return true;
  }
  async function openRoute(address: string, title?: string) {
    const current = opened();
    const destination = destinationOf(address);
    if (destination.target.kind === 'notFound')
      throw new AppError('user', 'There is no such page', { code: 'notFound' });
    if (!(await inTurn(current, () => openOver(current, destination, address, title))))
      throw new AppError('user', 'The person stays on the page', { code: 'kept' });
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
    canLeave: peerCall(object({}), () => {
      const current = workspace();
      return current ? inTurn(current, current.canLeave) : true;
    }),
  };
}
