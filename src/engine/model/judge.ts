import { isEmptyValue } from '../controls/defineControl';
import { factsOf } from '../controls/factsTable';
import type { Scope } from '../expressions/scope';
import { issue } from '../protocol/issues';
import type { ControlNode } from '../protocol/nodes';
import type { ControlModel } from './controlModel';
import type { PageModel } from './pageModel';
import { untracked } from './reactive';

/** The message for a value that its control cannot read: one of another system, or of an earlier version of the page. */
export function unreadable(page: PageModel, node: ControlNode, value: unknown): string | undefined {
  const facts = factsOf(node.type);
  if (facts?.isReadable === undefined || isEmptyValue(value) || facts.isReadable(value, node.props)) return undefined;
  // A list or an object has no text to be shown.
  const text = facts.format?.(value, node.props, String) || '…';
  return page.host.t('engine.unreadable', { value: text });
}

/** The message for a value, or undefined when nothing is wrong with it. */
export function judge(page: PageModel, node: ControlNode, value: unknown, isRequired: boolean): string | undefined {
  const facts = factsOf(node.type);
  const title = page.textOf(node.title) || node.name;
  if (facts?.isEmpty?.(value) ?? isEmptyValue(value)) {
    if (isRequired) return page.host.t(facts?.requiredKey ?? 'engine.required', { title });
    if (facts?.category !== 'array') return undefined;
  }
  const unread = unreadable(page, node, value);
  if (unread !== undefined) return unread;
  const problem = facts?.validate?.(value, node.props, page.scope.budget);
  if (problem?.issue !== undefined) page.warnOnce(issue(problem.issue, node.path));
  return (
    problem &&
    (problem.key === undefined ? page.text(problem.text) : page.host.t(problem.key, { title, ...problem.params }))
  );
}

/** What the page's own expression says of a value. Tracked: the message follows whatever that reads. */
export const ownProblem = (page: PageModel, { problem }: ControlNode, scope?: Scope): string | undefined =>
  problem && (page.text(page.textOf(problem, scope)) || undefined);

/** What is to be told of a control's value; nothing when nobody can see or change it. */
export function problemOf(control: ControlModel): string | undefined {
  return untracked(() =>
    control.isClosed() ? undefined : judge(control.page, control.node, control.value(), control.isRequired()),
  );
}
