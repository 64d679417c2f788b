import { AppError } from '@/common/errors/appError';
import { defineModel } from './defineModel';
import type { EffectApi, Payload, SubscriptionApi } from './defineModel';
import { startModels } from './startModels';

interface State {
  counter: number;
}

function setUp(load: () => Promise<number> = () => Promise.resolve(5)) {
  const seen: number[] = [];
  const counter = defineModel({
    namespace: 'counter',
    state: 0,
    reducers: { add: (state: number, { payload }: Payload<number>) => state + payload },
    effects: {
      *load(
        { payload: factor }: Payload<number>,
        { call, put, select }: EffectApi<State, { type: 'add'; payload: number }>,
      ) {
        yield* put({ type: 'add', payload: factor * (yield* call(load)) });
        return yield* select((state) => state.counter);
      },
    },
    subscriptions: {
      follow: ({ watch }: SubscriptionApi<State>) =>
        watch(
          (state) => state.counter > 9,
          () => seen.push(1),
        ),
    },
  });
  const onError = jest.fn();
  return { ...startModels([counter], onError), onError, seen };
}

it('an action changes the state at once', () => {
  const { store } = setUp();
  store.dispatch({ type: 'counter/add', payload: 2 });
  expect(store.getState().counter).toBe(2);
});

it('an effect resolves with its result', async () => {
  const { store } = setUp();
  await expect(store.dispatch({ type: 'counter/load', payload: 2 })).resolves.toBe(10);
});

it('an effect that fails is reported once, and its caller gets an error that is never shown', async () => {
  const failure = new AppError('service', 'refused');
  const { store, onError } = setUp(() => Promise.reject(failure));
  await expect(store.dispatch({ type: 'counter/load', payload: 1 })).rejects.toMatchObject({ kind: 'cancelled' });
  expect(onError.mock.calls.map(([error]: unknown[]) => error)).toEqual([failure]);
});

it('an effect that throws no error object is reported, and the next one runs', async () => {
  let answer: () => Promise<number> = () => Promise.reject(undefined as unknown as Error);
  const { store, onError } = setUp(() => answer());
  await expect(store.dispatch({ type: 'counter/load', payload: 1 })).rejects.toMatchObject({ kind: 'cancelled' });
  expect(onError).toHaveBeenCalledWith(expect.objectContaining({ kind: 'bug' }), expect.anything(), expect.anything());
  answer = () => Promise.resolve(1);
  await expect(store.dispatch({ type: 'counter/load', payload: 1 })).resolves.toBe(1);
});

it('a subscription receives changes of its selection until the models stop; the state stays readable', () => {
  const { store, stop, seen } = setUp();
  [5, 5, 5].forEach((payload) => store.dispatch({ type: 'counter/add', payload }));
  expect(seen).toHaveLength(1);
  stop();
  store.dispatch({ type: 'counter/add', payload: -10 });
  expect([seen.length, store.getState().counter]).toEqual([1, 5]);
});
