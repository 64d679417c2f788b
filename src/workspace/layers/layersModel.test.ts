import { dialogBox } from '../dialogs/dialogSize';
import type { FrameOptions } from '../dialogs/dialogSize';
import { startModels } from '../store/startModels';
import { failTest, testLayersModel, testTab, testTabsModel } from '../testing/testStore';
import { topLayer, viewsWithLayers } from './layerStack';
import type { LayersModelDeps, OpenLayerRequest } from './layersModel';

const request = (pageCode: string): OpenLayerRequest => ({
  pageCode,
  target: { kind: 'page', pageCode, linkParam: {} },
});
const flush = () => jest.advanceTimersByTimeAsync(0);

function setUp(readFrame: (pageCode: string) => Promise<Partial<FrameOptions>> = () => Promise.resolve({})) {
  const canClose = jest.fn((..._question: Parameters<LayersModelDeps['canClose']>) => Promise.resolve(true));
  let count = 0;
  const { store } = startModels(
    [
      testLayersModel({
        newId: () => `d${++count}`,
        wait: (ms) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
        readFrame,
        canClose,
      }),
      testTabsModel(),
    ],
    failTest,
  );
  store.dispatch({ type: 'tabs/reset', payload: { home: testTab('/home'), restored: [] } });
  const showTab = (key: string, viewId: string) =>
    store.dispatch({ type: 'tabs/open', payload: { tab: testTab(key), viewId } });
  const ids = () => store.getState().layers.map((layer) => layer.id);
  const ask = (wanted: OpenLayerRequest) => {
    store.run({ type: 'layers/open', payload: wanted });
  };
  const open = async (pageCode: string, over?: string) => {
    const opening = store.dispatch({ type: 'layers/open', payload: { ...request(pageCode), over } });
    await jest.advanceTimersByTimeAsync(50);
    return opening;
  };
  const layers = {
    close: (id: string) => store.dispatch({ type: 'layers/close', payload: id }),
    finish: (pageId: string, result?: unknown) =>
      store.dispatch({ type: 'layers/finish', payload: { pageId, result } }),
    returnTo: (pageCode: string) => store.dispatch({ type: 'layers/returnTo', payload: pageCode }),
    top: (viewId: string) => topLayer(store.getState().layers, viewId),
  };
  return { store, layers, showTab, canClose, ids, open, ask };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a page in a dialog', () => {
  it('appears 50 ms after it was requested', async () => {
    const { ask, ids } = setUp();
    ask(request('order'));
    await jest.advanceTimersByTimeAsync(49);
    expect(ids()).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(ids()).toEqual(['d1']);
  });

  it('has the size of its protocol', async () => {
    const { store, open } = setUp(() => Promise.resolve({ width: 900, hasCloseIcon: false }));
    await open('order');
    expect(store.getState().layers[0]?.page.frame).toEqual({ position: 'center', width: 900, hasCloseIcon: false });
  });

  it('of a native screen has no protocol: a screen of a sub-app is wide and fills the height, one of the host as it needs', async () => {
    const readFrame = jest.fn(() => Promise.resolve({}));
    const { store, ask } = setUp(readFrame);
    ask({ pageCode: 'native:process', target: { kind: 'app', app: 'workflow', route: '/process?processid=p1' } });
    ask({ pageCode: 'native:passwordmgr', target: { kind: 'host', screen: 'passwordmgr', title: '' } });
    await jest.advanceTimersByTimeAsync(50);
    const [screen, hostScreen] = store.getState().layers.map(({ page }) => page.frame);
    const boxOf = (frame: FrameOptions = { position: 'center', hasCloseIcon: true }) =>
      dialogBox(frame, { width: 1440, height: 900 });
    expect(boxOf(screen)).toMatchObject({ width: 1200, height: 803 });
    expect([boxOf(hostScreen).width, boxOf(hostScreen).height]).toEqual([760, undefined]);
    expect(readFrame).not.toHaveBeenCalled();
  });

  it('appears with the default size when the protocol is slow, and changes to its own', async () => {
    const { store, ask } = setUp(() => new Promise((resolve) => setTimeout(() => resolve({ width: 900 }), 1000)));
    ask(request('order'));
    await jest.advanceTimersByTimeAsync(400);
    expect(store.getState().layers[0]?.page.frame.width).toBeUndefined();
    await jest.advanceTimersByTimeAsync(700);
    expect(store.getState().layers[0]?.page.frame.width).toBe(900);
  });

  it('hands its result to the page that opened it', async () => {
    const { layers, open, ids } = setUp();
    const { result } = await open('order');
    await layers.finish('d1', { saved: true });
    await expect(result).resolves.toEqual({ saved: true });
    expect(ids()).toEqual([]);
  });

  it('has no result when it is cancelled, and closes with the dialogs above it', async () => {
    const { layers, open, ids } = setUp();
    const first = await open('a');
    const second = await open('b');
    await layers.close('d1');
    await expect(Promise.all([first.result, second.result])).resolves.toEqual([undefined, undefined]);
    expect(ids()).toEqual([]);
  });

  it('stays open when the close guard refuses', async () => {
    const { layers, open, ids, canClose } = setUp();
    await open('a');
    canClose.mockResolvedValueOnce(false);
    await expect(layers.close('d1')).resolves.toBe(false);
    expect(ids()).toEqual(['d1']);
    await expect(layers.close('d1')).resolves.toBe(true);
    expect(canClose).toHaveBeenLastCalledWith(['d1'], { isStoppingTransfers: true });
  });

  it('closes itself after saving without being asked, but those above it are', async () => {
    const { layers, open, canClose } = setUp();
    await open('a');
    await layers.finish('d1', 'saved');
    expect(canClose).toHaveBeenLastCalledWith(['d1'], { isStoppingTransfers: false, finished: 'd1' });
    await open('b');
    await open('c');
    await layers.finish('d2', 'saved');
    expect(canClose).toHaveBeenLastCalledWith(['d3', 'd2'], { isStoppingTransfers: true, finished: 'd2' });
  });

  it('asks about its own input when it closes itself without a result', async () => {
    const { layers, open, ids, canClose } = setUp();
    await open('a');
    canClose.mockResolvedValueOnce(false);
    await expect(layers.finish('d1')).resolves.toBe(false);
    expect(canClose).toHaveBeenCalledWith(['d1'], { isStoppingTransfers: true });
    expect(ids()).toEqual(['d1']);
    await expect(layers.finish('d1')).resolves.toBe(true);
    expect(ids()).toEqual([]);
  });

  it('is removed without a question when the session ends', async () => {
    const { store, open, ids, canClose } = setUp();
    const { result } = await open('order');
    canClose.mockResolvedValue(false);
    store.dispatch({ type: 'layers/remove', payload: ids() });
    await flush();
    await expect(result).resolves.toBeUndefined();
    expect(ids()).toEqual([]);
  });
});

describe('the page of another row', () => {
  const walk = (key: string, into?: string) => ({ key, place: 1, count: 2, into, go: () => undefined });

  it('takes the place of the one before at once, and keeps the dialog, its title and its options', async () => {
    const { store, ids } = setUp(() => Promise.resolve({ width: 900 }));
    const opening = store.dispatch({
      type: 'layers/open',
      payload: { ...request('order'), title: 'Order', walk: walk('1') },
    });
    await jest.advanceTimersByTimeAsync(50);
    const left = expect((await opening).result).rejects.toMatchObject({ kind: 'cancelled' });
    store.dispatch({ type: 'layers/setPage', payload: { id: 'd1', change: { title: 'Order 1', isLoaded: true } } });
    store.run({ type: 'layers/open', payload: { ...request('order'), title: 'Order', walk: walk('2', 'd1') } });
    await flush();
    expect(ids()).toEqual(['d1']);
    expect(store.getState().layers[0]?.page).toMatchObject({
      title: 'Order 1',
      isLoaded: false,
      walk: { key: '2' },
      frame: { width: 900 },
    });
    await left;
  });

  it('hands its result to its own opener; that of the page before goes no further', async () => {
    const { store, layers, open } = setUp();
    const left = expect((await open('order')).result).rejects.toMatchObject({ kind: 'cancelled' });
    const payload = { ...request('order'), walk: walk('2', 'd1') };
    const second = await store.dispatch({ type: 'layers/open', payload });
    await left;
    await layers.finish('d1', 7);
    await expect(second.result).resolves.toBe(7);
  });

  it('is not opened when the page before has closed meanwhile, or another one lies over it', async () => {
    const { store, ids, open } = setUp();
    const walkTo = async (into: string) => {
      const payload = { ...request('order'), walk: walk('2', into) };
      await (
        await store.dispatch({ type: 'layers/open', payload })
      ).result;
    };
    await expect(walkTo('gone')).rejects.toMatchObject({ kind: 'cancelled' });
    await open('order');
    await open('customer');
    await expect(walkTo('d1')).rejects.toMatchObject({ kind: 'cancelled' });
    expect(ids()).toEqual(['d1', 'd2']);
  });
});

describe('a pushed page', () => {
  it('covers its view, and a page pushed from it is in the same place', async () => {
    const { store, open } = setUp();
    await open('a', 'tab');
    await open('b', 'd1');
    expect(store.getState().layers.map(({ over }) => over)).toEqual(['tab', 'tab']);
    expect(viewsWithLayers(store.getState().layers, ['tab'])).toEqual(['tab', 'd1', 'd2']);
  });

  it('hands its result back, and is not asked about transfers', async () => {
    const { layers, open, canClose } = setUp();
    const { result } = await open('a', 'tab');
    await layers.finish('d1', 7);
    await expect(result).resolves.toBe(7);
    await open('b', 'tab');
    await layers.close('d2');
    expect(canClose).toHaveBeenCalledWith(['d2'], { isStoppingTransfers: false });
  });

  it('closes with the tab below it', async () => {
    const { store, showTab, open, ids } = setUp();
    showTab('/home', 'other');
    showTab('/orders', 'tab');
    const { result } = await open('a', 'tab');
    await open('b', 'other');
    store.dispatch({ type: 'tabs/remove', payload: { key: '/orders', viewId: 'unused' } });
    await expect(result).resolves.toBeUndefined();
    expect(ids()).toEqual(['d2']);
  });

  it('is below the dialogs in the order in which steps back close', async () => {
    const { layers, open } = setUp();
    await open('a', 'tab');
    expect(layers.top('tab')?.id).toBe('d1');
    expect(layers.top('elsewhere')).toBeUndefined();
    await open('dialog');
    expect(layers.top('tab')?.id).toBe('d2');
    await open('in the dialog', 'd2');
    expect(layers.top('tab')?.id).toBe('d3');
  });
});

it('a return to a page calls the close guard and closes the layers above it', async () => {
  const { layers, open, ids, canClose } = setUp();
  await open('a');
  await open('b');
  await open('c');
  canClose.mockResolvedValueOnce(false);
  await expect(layers.returnTo('a')).resolves.toBe(false);
  await expect(layers.returnTo('a')).resolves.toBe(true);
  expect(ids()).toEqual(['d1']);
});
