import type { Administration } from '../administration/administration';
import type { Caller } from '../accounts/caller';
import { actorOf, requireFunction } from '../accounts/caller';
import type { ReportDefinition } from './catalogue';
import { checkSize, knownLayout } from './checkLayout';
import type { Layout } from './layout';

export type LayoutScope = 'own' | 'report';

const keyOf = ({ account, position }: Caller, { code }: ReportDefinition) =>
  [account.username, position.id, code].join('\n');

/** The layout in force for the caller: their own, else that of the tenant, else the one that the report comes with. */
export function layoutInForce(
  { reportLayouts, ownLayouts }: Administration,
  caller: Caller,
  report: ReportDefinition,
): { layout: Layout; scope: LayoutScope } {
  const own = ownLayouts.get(keyOf(caller, report));
  if (own) return { layout: own, scope: 'own' };
  return { layout: reportLayouts.find(report.code)?.layout ?? report.layout, scope: 'report' };
}

/**
 * Keeps a layout for the caller in their position, or for everybody; undefined removes it. Throws 403 for everybody's
 * layout without the function code, 400 or 500 for a layout that the report cannot have.
 */
export function saveLayout(
  { reportLayouts, ownLayouts }: Administration,
  caller: Caller,
  report: ReportDefinition,
  scope: LayoutScope,
  layout: Layout | undefined,
): void {
  if (scope === 'report') requireFunction(caller, 'REPORT_SETTING');
  if (layout) {
    checkSize(layout);
    knownLayout(report, layout);
  }
  if (scope === 'own') {
    if (layout) ownLayouts.set(keyOf(caller, report), layout);
    else ownLayouts.delete(keyOf(caller, report));
    return;
  }
  const existing = reportLayouts.find(report.code);
  const actor = actorOf(caller);
  if (!layout) reportLayouts.remove(existing ? [existing] : [], actor);
  else if (!existing) reportLayouts.create({ layout }, actor, report.code);
  else if (JSON.stringify(existing.layout) !== JSON.stringify(layout))
    reportLayouts.update(report.code, 'any', { layout }, actor);
}
