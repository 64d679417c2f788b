import { allTabs } from '../tabs/tabReducers';
import type { WorkspaceState } from './workspaceStore';

/** The views of all tabs that have been shown, and all layers. */
export const livingViews = ({ tabs, layers }: Pick<WorkspaceState, 'tabs' | 'layers'>): readonly string[] => [
  ...allTabs(tabs).flatMap((tab) => tab.viewId ?? []),
  ...layers.map(({ id }) => id),
];
