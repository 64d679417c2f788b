export interface LayoutState {
  /** The menu shows icons only (wide screens). */
  isMenuCollapsed: boolean;
  /** The menu lies over the page as a drawer (small screens). */
  isDrawerOpen: boolean;
}

export interface LayoutAction {
  type: 'layout/change';
  change: Partial<LayoutState>;
}

const CALM: LayoutState = { isMenuCollapsed: false, isDrawerOpen: false };

export const layoutModel = {
  namespace: 'layout',
  state: CALM,
  reducers: { change: (state: LayoutState, { change }: LayoutAction): LayoutState => ({ ...state, ...change }) },
};
