import { isRecord } from '@atrium/common/isRecord';
import { looseString, stringList } from '@atrium/common/schemas';
import { object, safeParse } from 'valibot';
import type { FlowDefinition, FlowDraft } from '../../../api/flowDefinitions';
import { isWholeFlow } from '../../../api/isWholeFlow';
import { writeNodes } from '../../../api/writeNodes';
import { readNodes } from '../../../flow/flowNodes';
import { mergeNodes } from './mergeNodes';
import type { Preference } from './mergeNodes';

/** The fields of a draft, in the order of the form; the code of a stored flow never changes. */
export const DRAFT_FIELDS = [
  'name',
  'code',
  'group',
  'icon',
  'description',
  'pageCode',
  'admins',
  'nodes',
] as const satisfies readonly (keyof FlowDraft)[];
export type DraftField = (typeof DRAFT_FIELDS)[number];

/** The draft of a definition, and the version that a save starts from. */
export interface DraftBase {
  draft: FlowDraft;
  version: number;
}

export const draftOf = ({
  code,
  name,
  group,
  icon,
  description,
  pageCode,
  nodes,
  admins,
}: FlowDefinition): FlowDraft => ({
  code,
  name,
  group,
  icon,
  description,
  pageCode,
  nodes,
  admins,
});

/** Hundreds of nodes are compared several times with each key: what they are stored as is written once. */
const nodesTexts = new WeakMap<FlowDraft['nodes'], string>();

function nodesText(nodes: FlowDraft['nodes']): string {
  const text = nodesTexts.get(nodes) ?? JSON.stringify(writeNodes(nodes));
  nodesTexts.set(nodes, text);
  return text;
}

/** As it is stored: the order in which settings of a node were made is no difference. */
const storedText = (draft: FlowDraft, field: DraftField) =>
  field === 'nodes' ? nodesText(draft.nodes) : JSON.stringify(draft[field]);

/** The fields in which two drafts differ. */
export const changedFields = (from: FlowDraft, to: FlowDraft): DraftField[] =>
  DRAFT_FIELDS.filter((field) => from[field] !== to[field] && storedText(from, field) !== storedText(to, field));

/** What a version fixes. The other fields take effect with the save. */
const VERSIONED: readonly DraftField[] = ['name', 'pageCode', 'nodes'];

/** Whether a publication of `to` would change anything for those who start the flow. */
export const isVersionChanged = (from: FlowDraft, to: FlowDraft): boolean =>
  changedFields(from, to).some((field) => VERSIONED.includes(field));

/** The stored definition if its draft is no longer the one that the edit started from. */
export const newerThan = (base: DraftBase, stored: FlowDefinition): FlowDefinition | undefined =>
  changedFields(base.draft, draftOf(stored)).length > 0 ? stored : undefined;

export interface DraftMerge {
  draft: FlowDraft;
  /** What both have changed in different ways: fields, and the ids of nodes and branches. */
  conflicts: { fields: readonly DraftField[]; nodes: readonly string[] };
}

/**
 * Three-way merge by field, and of the nodes by node. Where both have changed the same, the person's own input is kept or
 * replaced.
 */
export function mergedDraft(base: FlowDraft, mine: FlowDraft, stored: FlowDraft, prefer: Preference): DraftMerge {
  const theirs = changedFields(base, stored);
  const differing = changedFields(mine, stored);
  const own = changedFields(base, mine).filter((field) => field !== 'nodes');
  const both = own.filter((field) => theirs.includes(field) && differing.includes(field));
  const kept = own.filter((field) => prefer === 'mine' || !both.includes(field));
  const { nodes, conflicts } = mergeNodes(base.nodes, mine.nodes, stored.nodes, prefer);
  return {
    draft: { ...stored, ...Object.fromEntries(kept.map((field) => [field, mine[field]])), nodes },
    conflicts: { fields: both, nodes: conflicts },
  };
}

/** A draft as it is kept on the device, where another version of the product may read it. */
export const keptDraft = (draft: FlowDraft): object => ({ ...draft, nodes: writeNodes(draft.nodes) });

const keptSchema = object({
  code: looseString,
  name: looseString,
  group: looseString,
  icon: looseString,
  description: looseString,
  pageCode: looseString,
  admins: stringList,
});

/** The draft that was kept; undefined for anything else. */
export function readKeptDraft(kept: unknown): FlowDraft | undefined {
  const fit = safeParse(keptSchema, kept);
  if (!fit.success || !isRecord(kept) || !isWholeFlow(kept.nodes)) return undefined;
  return { ...fit.output, nodes: readNodes(kept.nodes) };
}
