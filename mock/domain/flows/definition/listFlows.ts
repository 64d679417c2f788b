import { isDeepStrictEqual } from 'node:util';
import type { Administration } from '../../administration/administration';
import { localise } from '../../languages/localise';
import type { Language } from '../../languages/table';
import { contains } from '../../query/text';
import type { Flow } from './flow';

/** `draft`: never published. `disabled`: it cannot be started. */
export const FLOW_STATES = ['draft', 'published', 'disabled'] as const;
export type FlowState = (typeof FLOW_STATES)[number];

export function stateOf({ versions, isDisabled }: Flow): FlowState {
  if (versions.length === 0) return 'draft';
  return isDisabled ? 'disabled' : 'published';
}

/** What a version fixes, as plain data without missing fields. */
const versioned = ({ name, pageCode, nodes }: Pick<Flow, 'name' | 'pageCode' | 'nodes'>): unknown =>
  JSON.parse(JSON.stringify([name, pageCode, nodes]));

/** Whether the draft differs from what was published last. */
export function hasChanges(flow: Flow): boolean {
  const last = flow.versions.at(-1);
  return last === undefined || !isDeepStrictEqual(versioned(flow), versioned(last));
}

/** The flows that match: the newest first, then the seeded ones. An empty state or keyword filters nothing. */
export function listFlows(
  { flows }: Pick<Administration, 'flows'>,
  { keyword, state }: { keyword: string; state: FlowState | '' },
  language: Language,
): Flow[] {
  const hits = contains(keyword);
  const isNamed = (name: string) => hits(localise(name, language));
  return flows
    .listed()
    .filter(
      (flow) =>
        (state === '' || stateOf(flow) === state) && (hits(flow.code) || isNamed(flow.name) || isNamed(flow.group)),
    );
}
