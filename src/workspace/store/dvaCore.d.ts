/** The part of dva's core that the workspace uses; the package ships no types. */
declare module 'dva-core' {
  import type { Action, Store } from 'redux';

  export interface Model<State> {
    namespace: string;
    state: State;
    reducers: Record<string, (state: State, action: never) => State>;
  }

  export interface DvaApp<State, Act extends Action> {
    model(model: Model<never>): void;
    start(): void;
    readonly _store: Store<State, Act>;
  }

  export function create<State, Act extends Action>(): DvaApp<State, Act>;
}
