import type { Disposable } from '@/common/disposable';
import type { Translate } from '@/portal/contract/portal';
import type { I18n } from '@/services';
import type { Workspace } from '@/workspace/runtime/createWorkspace';
import type { WorkspaceState } from '@/workspace/store/workspaceStore';
import { activeTab, allTabs } from '@/workspace/tabs/tabReducers';
import type { EventName, HeightMode, PortalEvents, ThemeMode } from '../wire';
import { autoHeight } from './autoHeight';
import type { Peer } from './createPeer';
import { keepLinksInside } from './keepLinksInside';

export type EmbeddedWorkspace = Pick<Workspace, 'store' | 'navigation' | 'theme' | 'canLeave'>;

/** What the partner's page is told of the workspace. */
export interface PublicState {
  tabs: readonly { route: string; title: string }[];
  front: { route: string; title: string };
  isDirty: boolean;
}

type PublicEvent = { [Name in EventName]: { name: Name; detail: PortalEvents[Name] } }[EventName];

function publicStateOf({ tabs, unsaved }: Pick<WorkspaceState, 'tabs' | 'unsaved'>, t: Translate): PublicState {
  const entryOf = ({ key, title }: { key: string; title: string }) => ({ route: key, title: t(title) });
  const front = activeTab(tabs);
  return {
    tabs: allTabs(tabs).map(entryOf),
    front: front ? entryOf(front) : { route: '', title: '' },
    isDirty: unsaved.length > 0,
  };
}

/** The events between two states. Without an earlier one, all that is so now counts as new. */
export function eventsBetween(before: PublicState | undefined, now: PublicState): readonly PublicEvent[] {
  const routesOf = (state: PublicState | undefined) => new Set(state?.tabs.map(({ route }) => route));
  const [known, open] = [routesOf(before), routesOf(now)];
  const events: PublicEvent[] = [
    ...now.tabs.filter(({ route }) => !known.has(route)).map((detail) => ({ name: 'tabOpened' as const, detail })),
    ...(before?.tabs ?? [])
      .filter(({ route }) => !open.has(route))
      .map((detail) => ({ name: 'tabClosed' as const, detail })),
  ];
  const { route, title } = now.front;
  if (before?.front.route !== route) events.push({ name: 'routeChanged', detail: { route } });
  if (before?.front.title !== title) events.push({ name: 'titleChanged', detail: { title } });
  if ((before?.isDirty ?? false) !== now.isDirty)
    events.push({ name: 'dirtyChanged', detail: { isDirty: now.isDirty } });
  return events;
}

export interface PublishDeps {
  peer: Pick<Peer, 'emit'>;
  page: Window;
  height: HeightMode;
  i18n: Pick<I18n, 't' | 'subscribe'>;
}

const THEMES: readonly ThemeMode[] = ['light', 'dark', 'system'];

/** Announces the changes of a workspace, keeps its links in the frame, and applies the theme of the address. */
export function publishWorkspace(workspace: EmbeddedWorkspace, { peer, page, height, i18n }: PublishDeps): Disposable {
  const { store, navigation, theme } = workspace;
  const asked = new URLSearchParams(page.location.search).get('theme');
  const mode = THEMES.find((each) => each === asked);
  if (mode) theme.change({ mode });

  let last: PublicState | undefined;
  const publish = () => {
    const now = publicStateOf(store.getState(), i18n.t);
    eventsBetween(last, now).forEach(({ name, detail }) => peer.emit(name, detail));
    last = now;
  };
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
  return () => disposables.forEach((dispose) => dispose());
}
