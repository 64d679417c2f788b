import type { Disposable } from '@/common/disposable';

/** The action of a reducer or an effect, without its type. */
export interface Payload<P> {
  payload: P;
}

/**
 * Saga effects with types: `const open = yield* select(isOpen)`. `put` dispatches a reducer action of the same model,
 * by its name without the namespace.
 */
export interface EffectApi<State, Action extends { type: string } = never> {
  /** Calls the function and waits for its promise. */
  call<Args extends readonly unknown[], Result>(
    fn: (...args: Args) => Result,
    ...args: Args
  ): Generator<unknown, Awaited<Result>>;
  put(action: Action): Generator<unknown, void>;
  select<Result>(selector: (state: State) => Result): Generator<unknown, Result>;
}

/** The API of a subscription; `State` has the slices that it reads. */
export interface SubscriptionApi<State, Action extends { type: string } = never> {
  getState(): State;
  /** Takes full action types. The error of an effect is reported by `onError`. */
  dispatch(action: Action): void;
  /** Calls the listener after each change of the selected value. */
  watch<Value>(selector: (state: State) => Value, listener: (value: Value) => void): Disposable;
}

type Reducers<State> = Record<string, (state: State, action: Payload<never>) => State>;
type Effects = Record<string, (action: Payload<never>, api: never) => Generator<unknown, unknown>>;
type Subscriptions = Record<string, (api: never) => Disposable>;

/** A dva model: a slice of the state with its reducers, its effects (redux-saga) and its subscriptions. */
export interface Model<Namespace extends string, State, R extends Reducers<State>, E extends Effects> {
  namespace: Namespace;
  state: State;
  reducers: R;
  /** Each runs for every dispatch (`takeEvery`), because the promise of a cancelled effect would never settle. */
  effects: E;
  subscriptions: Subscriptions;
}

/** Infers the names and types of a model, so that dispatching its actions is checked. */
export const defineModel = <const Namespace extends string, State, R extends Reducers<State>, E extends Effects>(
  model: Model<Namespace, State, R, E>,
): Model<Namespace, State, R, E> => model;

export interface AnyModel {
  namespace: string;
  state: unknown;
  reducers: Record<string, (state: never, action: Payload<never>) => unknown>;
  effects: Effects;
  subscriptions: Subscriptions;
}

type Action<Type extends string, P> = unknown extends P ? { type: Type } : { type: Type; payload: P };

/** The state of a store with these models: one slice for each namespace. */
export type StateOf<M extends AnyModel> = { [Each in M as Each['namespace']]: Each['state'] };

/** The actions of reducers. */
export type ReducerAction<M extends AnyModel> = M extends AnyModel
  ? {
      [Name in keyof M['reducers'] & string]: M['reducers'][Name] extends (state: never, action: infer A) => unknown
        ? Action<`${M['namespace']}/${Name}`, A extends Payload<infer P> ? P : unknown>
        : never;
    }[keyof M['reducers'] & string]
  : never;

/** Actions that an effect puts to its own model: those of its reducers, without the namespace. */
export type OwnAction<R extends AnyModel['reducers']> = {
  [Name in keyof R & string]: R[Name] extends (state: never, action: infer A) => unknown
    ? Action<Name, A extends Payload<infer P> ? P : unknown>
    : never;
}[keyof R & string];

/** The actions that start an effect. */
export type EffectAction<M extends AnyModel> = M extends AnyModel
  ? {
      [Name in keyof M['effects'] & string]: M['effects'][Name] extends (action: infer A, api: never) => unknown
        ? Action<`${M['namespace']}/${Name}`, A extends Payload<infer P> ? P : unknown>
        : never;
    }[keyof M['effects'] & string]
  : never;

/** The result of an effect. */
export type EffectResult<M extends AnyModel, Type extends string> = M extends AnyModel
  ? {
      [Name in keyof M['effects'] & string]: `${M['namespace']}/${Name}` extends Type
        ? M['effects'][Name] extends (...args: never) => Generator<unknown, infer Result>
          ? Result
          : never
        : never;
    }[keyof M['effects'] & string]
  : never;
