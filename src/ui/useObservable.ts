import { useSyncExternalStore } from 'react';
import type { Observable } from '../common/store';

/** The current value of a state; the component renders again when it changes. */
export const useObservable = <T>(readable: Observable<T>): T => useSyncExternalStore(readable.subscribe, readable.get);
