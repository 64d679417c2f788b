import { isRecord } from '@atrium/common/isRecord';
import { usePortal } from '@atrium/portal/sdk';
import { useState } from 'react';

export const DESIGN_VIEWS = ['design', 'basics'] as const;
export type DesignView = (typeof DESIGN_VIEWS)[number];

interface Place {
  view: DesignView;
  selectedId: string | undefined;
}

/** What the tab has kept; the beginning for anything else. */
function readPlace(kept: unknown): Place {
  if (!isRecord(kept)) return { view: 'design', selectedId: undefined };
  return {
    view: kept.view === 'basics' ? 'basics' : 'design',
    selectedId: typeof kept.selectedId === 'string' ? kept.selectedId : undefined,
  };
}

/** Which part of the design is shown, and which node is selected; kept with the tab. */
export function useDesignView() {
  const { tab } = usePortal();
  const [place, setPlace] = useState(() => readPlace(tab.state.get()));
  const go = (next: Place) => {
    setPlace(next);
    tab.state.set(next);
  };
  return {
    ...place,
    show: (view: DesignView) => go({ ...place, view }),
    /** Selects a node, which is in the diagram. */
    select: (selectedId: string | undefined) => go({ view: 'design', selectedId }),
  };
}
