import type { StartableFlow } from '../../api/startableFlows';

/** A part of the list of flows. */
export interface FlowSection {
  id: string;
  kind: 'recent' | 'group';
  /** Of a group; empty for the flows without one. */
  group: string;
  flows: readonly StartableFlow[];
}

/** So many flows are seen at one glance: what was started recently is then not shown twice. */
const SEEN_AT_A_GLANCE = 8;
/** Of the flows that the person has started, so many are first. */
const MOST_RECENT = 4;

/** The flows whose name, description or group contains each word of the search. */
export function matchingFlows(flows: readonly StartableFlow[], search: string): readonly StartableFlow[] {
  const words = search.toLowerCase().split(/\s+/);
  return flows.filter(({ name, description, group }) => {
    const text = `${name}\n${description}\n${group}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/**
 * The groups in the order of the server, the flows without one last; before them, where that saves looking, the recently
 * started flows.
 */
export function flowSections(flows: readonly StartableFlow[], isSearch: boolean): readonly FlowSection[] {
  const byGroup = new Map<string, StartableFlow[]>();
  for (const flow of flows) byGroup.set(flow.group, [...(byGroup.get(flow.group) ?? []), flow]);
  const groups = [...byGroup].map(([group, inside]): FlowSection => ({
    id: `group:${group}`,
    kind: 'group',
    group,
    flows: inside,
  }));
  const hasRecent = !isSearch && flows.length > SEEN_AT_A_GLANCE;
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
