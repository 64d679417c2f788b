import { useSyncExternalStore } from 'react';
import type { Readable } from '@/common/store';

/** The current value of a state; the component renders again when it changes. */
export const useReadable = <T>(readable: Readable<T>): T => useSyncExternalStore(readable.subscribe, readable.get);
