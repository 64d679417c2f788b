/** The part of dva's core that the workspace uses; the package ships no types. Its `dist` needs a global regenerator runtime. */
declare module 'dva-core/src/index.js' {
  import type { Store } from 'redux';

  /** The saga effects that dva passes to an effect. `put` adds the namespace of the model to the type. */
  export interface SagaEffects {
    call(fn: (...args: never) => unknown, ...args: readonly unknown[]): unknown;
    put: { resolve(action: { type: string; payload?: unknown }): unknown };
    select(selector: (state: never) => unknown): unknown;
  }

  export interface DvaModel {
    namespace: string;
    state: unknown;
    reducers: Record<string, (state: never, action: never) => unknown>;
    effects: Record<string, (action: never, sagas: SagaEffects) => unknown>;
    subscriptions: Record<string, () => unknown>;
  }

  export interface DvaApp<State> {
    model(model: DvaModel): void;
    start(): void;
    readonly _store: Store<State>;
  }

  export function create<State>(hooks: { onError(error: unknown): void }): DvaApp<State>;
}
