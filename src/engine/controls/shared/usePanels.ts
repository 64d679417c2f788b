import type { ControlModel } from '../../model/controlModel';
import { SIGNALS, useWatched } from '../../react/useWatched';

/** Whether something in it is not valid. Read inside a watch. */
export function hasFault(part: ControlModel): boolean {
  return [...part.page.controls.values()].some((control) => control.isInside(part) && control.error() !== undefined);
}

export interface Panel {
  readonly control: ControlModel<'panel'>;
  readonly hasError: boolean;
}

/** The panels of a container, hidden ones left out. */
export function usePanels(container: ControlModel): readonly Panel[] {
  const panels = container.node.children.flatMap((node) =>
    node.kind === 'control' ? [container.page.control(node.name) as ControlModel<'panel'>] : [],
  );
  const visible = useWatched(SIGNALS, () =>
    panels
      .filter((panel) => !panel.isHidden())
      .map(({ name }) => name)
      .join(' '),
  ).split(' ');
  const faulty = useWatched(SIGNALS, () =>
    panels
      .filter(hasFault)
      .map(({ name }) => name)
      .join(' '),
  ).split(' ');
  return panels
    .filter(({ name }) => visible.includes(name))
    .map((control) => ({ control, hasError: faulty.includes(control.name) }));
}
