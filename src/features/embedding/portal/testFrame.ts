import { createStore } from '@/common/store';
import { createTestServices } from '@/services/testing/createTestServices';
import { NO_TABS } from '@/workspace/tabs/tabReducers';
import { FakeChannel } from '../partner/fakeChannel';
import { createEmbedding } from './createEmbedding';
import type { EmbeddingDeps } from './createEmbedding';
import { detectFrame } from './detectFrame';
import type { EmbeddedWorkspace } from './publishWorkspace';

export const PARTNER = 'https://intranet.example';
export const NONCE = 'n0nce';

export type Message = Record<string, unknown>;

/** A frame with this configuration; the partner's page is played by the test. */
export function setUpFrame({ embedOrigins = [PARTNER], search = '' } = {}) {
  const services = createTestServices({ renewToken: (...parts) => embedding.renewToken(...parts) });
  services.server.on('/config.json', () => new Response(JSON.stringify({ embedOrigins })));
  const page = Object.assign(new EventTarget(), {
    location: new URL(`https://atrium.example/?embed=${NONCE}&theme=dark${search}`),
    history: Object.create({
      replaceState: (_state: unknown, _unused: string, { href }: URL) => void (page.location.href = href),
    }) as object,
    parent: {},
    document,
    open: () => null,
  });
  const frame = detectFrame(page as unknown as Window);
  if (!frame) throw new Error('Not a frame');
  const deps = { signInByLink: jest.fn(), renewByLink: jest.fn(), now: jest.fn(() => 1_000) };
  const embedding = createEmbedding({
    frame,
    page: page as unknown as Window,
    services,
    ...(deps as unknown as Pick<EmbeddingDeps, 'signInByLink' | 'renewByLink' | 'now'>),
  });
  const channel = new FakeChannel();
  const received: Message[] = [];
  channel.port1.onmessage = ({ data }) => void received.push(data as Message);
  const connect = (change: { origin?: string; source?: unknown; data?: Message } = {}) =>
    page.dispatchEvent(
      Object.assign(new Event('message'), {
        source: page.parent,
        origin: PARTNER,
        ports: [channel.port2],
        ...change,
        data: { type: 'atrium:connect', nonce: NONCE, versions: [1], options: {}, ...change.data },
      }),
    );
  /** Answers the open question of the portal. */
  const reply = async (result: Message) => {
    const { id } = received.findLast(({ type }) => type === 'call') ?? {};
    channel.port1.postMessage({ type: 'result', id, ...result });
    await settle();
  };
  const answer = (value: unknown) => reply({ value });
  const enter = async () => {
    embedding.enter();
    await settle();
  };
  return { services, page, embedding, deps, received, connect, answer, reply, enter, partner: channel.port1 };
}

export const settle = () => jest.advanceTimersByTimeAsync(0);

/** A workspace that records what the partner does with it. */
export function attach(set: Pick<ReturnType<typeof setUpFrame>, 'embedding'>) {
  const state = createStore({
    tabs: NO_TABS,
    unsaved: [] as string[],
    layers: [] as { id: string; over: null }[],
    layout: { chrome: 'tabs' },
  });
  const closeTab = jest.fn<void, [string]>();
  /** Closes the dialog, unless the person keeps its input. */
  const dispatch = jest.fn(({ type, payload }: { type: string; payload: string }) => {
    if (type === 'tabs/close') {
      closeTab(payload);
      return Promise.resolve(true);
    }
    if (payload === 'kept') return Promise.resolve(false);
    state.set({ ...state.get(), layers: state.get().layers.filter(({ id }) => id !== payload) });
    return Promise.resolve(true);
  });
  const navigation = { openRoute: jest.fn(() => Promise.resolve()), navigate: jest.fn() };
  const theme = { change: jest.fn(), preference: createStore({ mode: 'dark' }) };
  const workspace = {
    store: { getState: state.get, subscribe: state.subscribe, dispatch },
    navigation,
    theme,
    canLeave: jest.fn(() => Promise.resolve(false)),
  };
  const stop = set.embedding.attach(workspace as unknown as EmbeddedWorkspace);
  return { navigation, theme, state, stop, closeTab, canLeave: workspace.canLeave };
}
