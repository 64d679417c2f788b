import { useState } from 'react';
import type { ControlModel } from '../../model/controlModel';
import { SIGNALS, useWatched } from '../../react/useWatched';
import { usePanels } from './usePanels';
import type { Panel } from './usePanels';

export interface Part extends Panel {
  readonly isShown: boolean;
  /** It has been on screen: from then on it stays mounted, with everything in it. */
  readonly wasShown: boolean;
}

/** The panels of a container that shows one of them at a time, hidden ones left out. */
export function useParts(container: ControlModel): { parts: readonly Part[]; show(name: string): void } {
  const panels = usePanels(container);
  const asked = useWatched(SIGNALS, container.shownPart);
  const [seen, setSeen] = useState<readonly string[]>([]);

  const shown = panels.find(({ control }) => control.name === asked) ?? panels[0];
  const name = shown?.control.name;
  if (name !== undefined && !seen.includes(name)) setSeen([...seen, name]);
  return {
    parts: panels.map((panel) => ({ ...panel, isShown: panel === shown, wasShown: seen.includes(panel.control.name) })),
    show: (part) => container.shownPart(part),
  };
}
