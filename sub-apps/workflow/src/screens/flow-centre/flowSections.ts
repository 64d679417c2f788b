import type { StartableFlow } from '../../api/startableFlows';

/** A part of the list of flows. */
export interface FlowSection {
  id: string;
  kind: 'recent' | 'group';
  /** Of a group; empty for the flows without one. */
  group: string;
  flows: readonly StartableFlow[];
}

/** Of the flows that the person has started, so many are first. */
const MOST_RECENT = 6;

/** The flows whose name, description or group contains each word of the search. */
export function matchingFlows(flows: readonly StartableFlow[], search: string): readonly StartableFlow[] {
  const words = search.toLowerCase().split(/\s+/);
  return flows.filter(({ name, description, group }) => {
    const text = `${name}\n${description}\n${group}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** The groups in the order of the server, the flows without one last; before them the recently started flows. */
export function flowSections(flows: readonly StartableFlow[], hasRecent: boolean): readonly FlowSection[] {
  const byGroup = new Map<string, StartableFlow[]>();
  for (const flow of flows) byGroup.set(flow.group, [...(byGroup.get(flow.group) ?? []), flow]);
  const groups = [...byGroup].map(([group, inside]): FlowSection => ({
    id: `group:${group}`,
    kind: 'group',
    group,
    flows: inside,
  }));
  const recent = flows
    .filter(({ lastStarted }) => lastStarted !== '')
    .toSorted((a, b) => (a.lastStarted < b.lastStarted ? 1 : -1))
    .slice(0, MOST_RECENT);
  return [
    ...(hasRecent && recent.length > 0 ? [{ id: 'recent', kind: 'recent', group: '', flows: recent } as const] : []),
    ...groups.filter(({ group }) => group !== ''),
    ...groups.filter(({ group }) => group === ''),
  ];
}
