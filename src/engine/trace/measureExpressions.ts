import type { Scope } from '../expressions/scope';
import type { EventNode, PageNode, PageProtocol, Template } from '../protocol/nodes';
import type { PageCosts } from './pageCosts';

type Writable<T> = { -readonly [Key in keyof T]: T[Key] };

/**
 * Measures every expression of a page that was read and does not run yet: the protocol belongs to this page alone, and its
 * templates are run as they stand in it. A protocol that nobody measures is not touched.
 */
export function measureExpressions(protocol: PageProtocol, costs: PageCosts, now: () => number): void {
  const seen = new Set<Template>();

  function measure(template: Template | undefined, path: string): void {
    if (!template?.compiled || seen.has(template)) return;
    seen.add(template);
    const cost = costs.expression(template.source ?? `${path} {…}`, path);
    if (!cost) return;
    const { run } = template;
    (template as Writable<Template>).run = (scope: Scope) => {
      const begun = now();
      try {
        return run(scope);
      } finally {
        cost.runs += 1;
        cost.totalMs += now() - begun;
      }
    };
  }

  function measureEvent(event: EventNode | undefined): void {
    for (const step of [...(event?.steps ?? []), ...(event?.onError ?? [])]) {
      if (step.do === 'error') continue;
      measure(step.when, `${step.path}.when`);
      measure(step.params, step.path);
    }
  }

  function measureNode(node: PageNode): void {
    if (node.kind === 'error') return;
    const { path, section } = node;
    measure(node.title, `${path}.title`);
    measure(node.hidden, `${path}.hidden`);
    measure(node.required, `${path}.required`);
    measure(node.readonly, `${path}.readonly`);
    measure(node.value, `${path}.value`);
    measure(node.problem, `${path}.problem`);
    measure(node.sourceInput, `${path}.source`);
    measure(section?.title, `${path}.section`);
    [...Object.values(node.events), ...Object.values(node.columnEvents)].forEach(measureEvent);
    [...node.children, ...(section?.fields ?? []), ...node.rowActions, ...node.bulkActions].forEach(measureNode);
  }

  measure(protocol.title, 'pageinfo.title');
  measureEvent(protocol.onLoad);
  Object.values(protocol.onEvents).forEach(measureEvent);
  [...protocol.nodes, ...protocol.toolbar].forEach(measureNode);
}
