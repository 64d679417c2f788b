import { factsOf } from '../controls/factsTable';
import { PAGE_STATUS } from '../host';
import type { RowValues } from '../expressions/scope';
import type { ControlNode } from '../protocol/nodes';
import type { ControlModel } from './controlModel';
import type { PageModel } from './pageModel';
import { untracked } from './reactive';

interface ChoiceProps {
  readonly options?: unknown;
  readonly textfield?: string;
}

/** What a new record or row holds because choices are marked `isselected` (business spec §3): the value, and its text where there is a field for it. */
export function preselection(
  { type, name, props, value }: ControlNode,
  page: PageModel,
  options = (props as ChoiceProps).options,
): RowValues {
  const facts = factsOf(type);
  if (!options || !facts?.preselected || value.constant?.value !== undefined || value.compiled) return {};
  const withOptions: typeof props = Object.assign({}, props, { options });
  const chosen = facts.preselected(withOptions);
  if (chosen === undefined) return {};
  const { textfield } = props as ChoiceProps;
  return {
    ...(textfield !== undefined && { [textfield]: facts.format?.(chosen, withOptions, (source) => page.text(source)) }),
    [name]: chosen,
  };
}

/** Preselects in a control of a new record that is neither loaded nor edited. Events do not run: it is the initial value. */
export function preselect(control: ControlModel, options?: unknown): void {
  const { page, name, node } = control;
  if (page.status !== PAGE_STATUS.new || control.isFilter) return;
  const { [name]: value, ...siblings } = preselection(node, page, options);
  if (value === undefined || page.edits.includes(control) || Object.hasOwn(untracked(page.record), name)) return;
  if (untracked(() => control.value()) === undefined) page.events.quietly(() => control.set(value, { siblings }));
}
