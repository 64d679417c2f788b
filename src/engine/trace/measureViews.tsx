import { memo } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { ControlViews, SomeViews } from '../controls/views';
import type { ControlModel } from '../model/controlModel';
import type { Field } from '../model/field';
import type { PageCosts } from './pageCosts';

/** Runs when React renders it. Siblings are rendered in their order, so that two of them enclose what stands between. */
function Mark({ onRender }: { onRender(): void }): ReactNode {
  onRender();
  return null;
}

/**
 * Views that measure how long a control takes to be rendered by its container, with all that stands in it. What it renders
 * again by itself is part of the edit that caused it.
 */
export function measureViews(views: Readonly<SomeViews>, costs: PageCosts, now: () => number): SomeViews {
  const measured = new Map<ComponentType<never>, ComponentType<never>>();

  /** One rendering of a control. */
  function spanOf({ name, node }: ControlModel) {
    let begun = 0;
    return {
      start() {
        begun = now();
      },
      end() {
        const cost = costs.control(name, node.type);
        if (!cost) return;
        cost.renders += 1;
        cost.renderMs += now() - begun;
      },
    };
  }

  function around<Props extends object>(View: ComponentType<Props>, controlOf: (props: Props) => ControlModel) {
    const known = measured.get(View as ComponentType<never>) as ComponentType<Props> | undefined;
    if (known) return known;
    const Measured = memo(function Measured(props: Props) {
      const span = spanOf(controlOf(props));
      return (
        <>
          <Mark onRender={span.start} />
          <View {...props} />
          <Mark onRender={span.end} />
        </>
      );
    }) as unknown as ComponentType<Props>;
    measured.set(View as ComponentType<never>, Measured as ComponentType<never>);
    return Measured;
  }

  const viewOf = (view: ControlViews): ControlViews =>
    view.Input
      ? { ...view, Input: around<{ field: Field }>(view.Input, ({ field }) => field.control) }
      : { ...view, Block: around<{ control: ControlModel }>(view.Block, ({ control }) => control) };

  // Controls that are fetched later are found in the table as well.
  return new Proxy<SomeViews>(views, {
    get(table, type) {
      const view = Reflect.get(table, type) as ControlViews | undefined;
      return view && viewOf(view);
    },
  });
}
