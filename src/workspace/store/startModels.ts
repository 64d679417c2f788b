import { create } from 'dva-core/src/index.js';
import type { SagaEffects } from 'dva-core/src/index.js';
import type { Store } from 'redux';
import { AppError, toAppError } from '@/common/errors/appError';
import type { Disposable } from '@/common/disposable';
import type {
  AnyModel,
  EffectAction,
  EffectApi,
  EffectResult,
  Payload,
  ReducerAction,
  StateOf,
  SubscriptionApi,
} from './defineModel';

/** A store whose actions and effects are those of its models. */
export interface ModelStore<M extends AnyModel> {
  getState(): StateOf<M>;
  subscribe(listener: () => void): Disposable;
  dispatch(action: ReducerAction<M>): void;
  /**
   * Starts an effect and resolves with its result. An effect that fails is reported by `onError`; the promise then
   * rejects with an error of kind `cancelled`, which no caller shows a second time.
   */
  dispatch<A extends EffectAction<M>>(action: A): Promise<EffectResult<M, A['type']>>;
  /** Dispatches without waiting for a result. */
  run(action: ReducerAction<M> | EffectAction<M>): void;
}

export interface RunningModels<M extends AnyModel> {
  store: ModelStore<M>;
  /** The store for react-redux; its `dispatch` does not wait. */
  reduxStore: Store<StateOf<M>>;
  /** Ends the subscriptions. The state stays readable for answers of the server that arrive later. */
  stop: Disposable;
}

/** Starts a dva app of these models and runs their subscriptions. `onError` gets each error of an effect once. */
export function startModels<M extends AnyModel>(
  models: readonly M[],
  onError: (error: unknown) => void,
): RunningModels<M> {
  const app = create<StateOf<M>>({ onError });
  const disposables: Disposable[] = [];
  models.forEach(({ effects, subscriptions, ...model }) =>
    app.model({
      ...model,
      effects: mapValues(effects, typed),
      // dva ends a subscription only together with the state of its model (`unmodel`), so it is ended here.
      subscriptions: mapValues(subscriptions, (subscribe) => () => {
        const { getState, run } = storeOf(app._store);
        const api: SubscriptionApi<StateOf<M>, { type: string }> = {
          getState,
          dispatch: run as (action: { type: string }) => void,
          watch: watcher(app._store),
        };
        const stop = subscribe(api as never);
        disposables.push(stop);
        return stop;
      }),
    }),
  );
  app.start();
  const store = storeOf<M>(app._store);
  return {
    store,
    reduxStore: { ...app._store, dispatch: store.run as Store<StateOf<M>>['dispatch'] },
    stop: () => disposables.splice(0).forEach((dispose) => dispose()),
  };
}

const mapValues = <T, U>(values: Record<string, T>, map: (value: T) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value)]));

/** Wraps an effect with its typed API. dva sets a mark on a reported error, so the error must be an object. */
function typed(effect: AnyModel['effects'][string]) {
  return function* run(action: Payload<never>, sagas: SagaEffects): Generator<unknown, unknown> {
    const api: EffectApi<never, { type: string }> = {
      *call(fn, ...args) {
        return (yield sagas.call(fn, ...args)) as Awaited<ReturnType<typeof fn>>;
      },
      *put(next) {
        yield sagas.put.resolve(next);
      },
      *select<Result>(selector: (state: never) => Result) {
        return (yield sagas.select(selector)) as Result;
      },
    };
    try {
      return yield* effect(action, api as never);
    } catch (error) {
      throw toAppError(error);
    }
  };
}

function storeOf<M extends AnyModel>(store: Store<StateOf<M>>): ModelStore<M> {
  const dispatch = (action: { type: string }): unknown => {
    const result: unknown = store.dispatch(action);
    return result instanceof Promise ? result.catch(markAsReported) : result;
  };
  return {
    getState: store.getState,
    subscribe: store.subscribe,
    dispatch: dispatch as ModelStore<M>['dispatch'],
    run(action) {
      const result: unknown = store.dispatch(action);
      if (result instanceof Promise) result.catch(() => 'reported by onError');
    },
  };
}

function markAsReported(cause: unknown): never {
  throw new AppError('cancelled', 'The effect failed; its error has been reported', { cause });
}

function watcher<State>(store: Store<State>) {
  return <Value>(selector: (state: State) => Value, listener: (value: Value) => void): Disposable => {
    let last = selector(store.getState());
    return store.subscribe(() => {
      const value = selector(store.getState());
      if (Object.is(value, last)) return;
      last = value;
      listener(value);
    });
  };
}
