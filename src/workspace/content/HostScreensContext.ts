import { createContext } from 'react';
import type { ComponentType } from 'react';

export interface HostScreenViewProps {
  /** Tells whether the screen holds input that would be lost with it. */
  onDirty(isDirty: boolean): void;
}

/** The native screens that the host draws itself, by the name of their route in lower case. */
export type HostScreens = Readonly<Record<string, ComponentType<HostScreenViewProps>>>;

/** Handed in from above: screens are features, of which the workspace knows nothing. */
export const HostScreensContext = createContext<HostScreens>({});
