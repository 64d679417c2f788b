import type { Disposable } from '@/common/disposable';
import type { Translate } from '@/portal/contract/portal';
import type { I18n } from '@/services';
import type { Workspace } from '@/workspace/runtime/createWorkspace';
import type { WorkspaceState } from '@/workspace/store/workspaceStore';
import { activeTab, allTabs } from '@/workspace/tabs/tabReducers';
import type { Tab } from '@/workspace/tabs/tabReducers';
import type { EventName, HeightMode, PortalEvents } from '../wire';
import { autoHeight } from './autoHeight';
import type { Peer } from './createPeer';
import { keepLinksInside } from './keepLinksInside';

export type EmbeddedWorkspace = Pick<Workspace, 'store' | 'navigation' | 'theme' | 'canLeave'>;

/** What the partner's page is told of the workspace. */
export interface PublicState {
  tabs: readonly { route: string; title: string }[];
  /** Undefined after the end of the workspace. */
  front: { route: string; title: string } | undefined;
  isDirty: boolean;
}

/** Before the workspace starts, and after it has ended. */
const NOTHING: PublicState = { tabs: [], front: undefined, isDirty: false };

type PublicEvent = { [Name in EventName]: { name: Name; detail: PortalEvents[Name] } }[EventName];

function publicStateOf({ tabs, unsaved }: Pick<WorkspaceState, 'tabs' | 'unsaved'>, t: Translate): PublicState {
  const entryOf = ({ key, title, target }: Tab) => ({
    route: key,
    title: (target.kind === 'notFound' ? t('subapp.notFound') : t(title)).trim(),
  });
  const front = activeTab(tabs);
  return {
    // An address without a page is in front, and is no tab.
    tabs: allTabs(tabs)
      .filter(({ target }) => target.kind !== 'notFound')
      .map(entryOf),
    front: front && entryOf(front),
    isDirty: unsaved.length > 0,
  };
}

/** The events between two states. The end of a workspace has no page in front to announce. */
export function eventsBetween(before: PublicState, now: PublicState): readonly PublicEvent[] {
  const routesOf = ({ tabs }: PublicState) => new Set(tabs.map(({ route }) => route));
  const [known, open] = [routesOf(before), routesOf(now)];
  const events: PublicEvent[] = [
    ...now.tabs.filter(({ route }) => !known.has(route)).map((detail) => ({ name: 'tabOpened' as const, detail })),
    ...before.tabs.filter(({ route }) => !open.has(route)).map((detail) => ({ name: 'tabClosed' as const, detail })),
  ];
  if (now.front) {
    const { route, title } = now.front;
    if (before.front?.route !== route) events.push({ name: 'routeChanged', detail: { route } });
    if (before.front?.title !== title) events.push({ name: 'titleChanged', detail: { title } });
  }
  if (before.isDirty !== now.isDirty) events.push({ name: 'dirtyChanged', detail: { isDirty: now.isDirty } });
  return events;
}

export interface PublishDeps {
  peer: Pick<Peer, 'emit'>;
  page: Window;
  height: HeightMode;
  i18n: Pick<I18n, 't' | 'subscribe'>;
}

/** Announces the changes of a workspace until it ends, which closes its tabs, and keeps its links in the frame. */
export function publishWorkspace(workspace: EmbeddedWorkspace, { peer, page, height, i18n }: PublishDeps): Disposable {
  const { store, navigation } = workspace;
  let last = NOTHING;
  const announce = (now: PublicState) => {
    eventsBetween(last, now).forEach(({ name, detail }) => peer.emit(name, detail));
    last = now;
  };
  const publish = () => announce(publicStateOf(store.getState(), i18n.t));
  publish();
  const disposables = [
    store.subscribe(publish),
    // Titles are translated.
    i18n.subscribe(publish),
    keepLinksInside(page, {
      openInside: (path) => navigation.navigate(path),
      openOutside: (url) => peer.emit('openExternal', { url }),
    }),
    ...(height === 'auto' ? [autoHeight(page, (px) => peer.emit('resize', { height: px }))] : []),
  ];
  return () => {
    disposables.forEach((dispose) => dispose());
    announce(NOTHING);
  };
}
