import { createContext } from 'react';
import type { ComponentType } from 'react';

/** The native screens that the host draws itself, by the name of their route in lower case. */
export type HostScreens = Readonly<Record<string, ComponentType>>;

/** Handed in from above: screens are features, of which the workspace knows nothing. */
export const HostScreensContext = createContext<HostScreens>({});
