import type { ControlModel } from '../../model/controlModel';
import type { PageModel } from '../../model/pageModel';
import { batch, untracked } from '../../model/reactive';
import type { PageNode } from '../../protocol/nodes';

/** Inputs among these nodes, those inside of containers too. */
export function inputsIn(page: PageModel, nodes: readonly PageNode[]): ControlModel[] {
  return nodes.flatMap((node) => {
    const control = page.controls.get(node.name);
    if (node.kind === 'error' || !control) return [];
    return control.facts.category === 'input' ? [control] : inputsIn(page, node.children);
  });
}

/** The filters of a table: the inputs of the search areas that read it again. */
export function filtersOf(page: PageModel, table: string): ControlModel[] {
  return [...page.controls.values()].flatMap(({ node }) =>
    node.type === 'search' && (node as ControlModel<'search'>['node']).props.target === table
      ? inputsIn(page, node.children)
      : [],
  );
}

const initialValue = (page: PageModel, { node }: ControlModel) => untracked(() => node.value.run(page.scope));

/** Whether a person has set the filter. */
export const isSet = (page: PageModel, filter: ControlModel): boolean =>
  JSON.stringify(filter.value() ?? '') !== JSON.stringify(initialValue(page, filter) ?? '');

/** Gives the filters their initial values. */
export const clearFilters = (page: PageModel, filters: readonly ControlModel[]): void =>
  batch(() => filters.forEach((filter) => filter.set(initialValue(page, filter))));
