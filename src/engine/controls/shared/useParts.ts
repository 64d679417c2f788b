import { useState } from 'react';
import type { ControlModel } from '../../model/controlModel';
import { SIGNALS, useWatched } from '../../react/useWatched';

/** Whether something in it is not valid. */
function hasError(part: ControlModel): boolean {
  const isInside = (control: ControlModel | undefined): boolean => control !== undefined && (control === part || isInside(control.parent));
  return [...part.page.controls.values()].some((control) => control !== part && isInside(control) && control.error() !== undefined);
}

export interface Part {
  readonly control: ControlModel<'panel'>;
  readonly isShown: boolean;
  /** It has been on screen: from then on it stays mounted, with everything in it. */
  readonly wasShown: boolean;
  readonly hasError: boolean;
}

/** The panels of a container that shows one of them at a time, hidden ones left out. */
export function useParts(container: ControlModel): { parts: readonly Part[]; show(name: string): void } {
  const panels = container.node.children.flatMap((node) => (node.kind === 'control' ? [container.page.control(node.name) as ControlModel<'panel'>] : []));
  const visible = useWatched(SIGNALS, () => panels.filter((panel) => !panel.isHidden()).map(({ name }) => name).join(' ')).split(' ');
  const faulty = useWatched(SIGNALS, () => panels.filter(hasError).map(({ name }) => name).join(' ')).split(' ');
  const asked = useWatched(SIGNALS, container.shownPart);
  const [seen, setSeen] = useState<readonly string[]>([]);

  const shown = asked !== undefined && visible.includes(asked) ? asked : visible[0];
  if (shown !== undefined && !seen.includes(shown)) setSeen([...seen, shown]);
  return {
    parts: panels
      .filter(({ name }) => visible.includes(name))
      .map((control) => ({ control, isShown: control.name === shown, wasShown: seen.includes(control.name), hasError: faulty.includes(control.name) })),
    show: (name) => container.shownPart(name),
  };
}
