import { isRecord } from '@atrium/common/isRecord';
import { looseString, stringList } from '@atrium/common/schemas';
import { object, safeParse } from 'valibot';
import type { FlowDefinition, FlowDraft } from '../../../api/flowDefinitions';
import { isWholeFlow } from '../../../api/isWholeFlow';
import { writeNodes } from '../../../api/writeNodes';
import { readNodes } from '../../../flow/flowNodes';

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

const isSame = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b);

/** The fields in which two drafts differ. */
export const changedFields = (from: FlowDraft, to: FlowDraft): DraftField[] =>
  DRAFT_FIELDS.filter((field) => !isSame(from[field], to[field]));

/** The stored definition if its draft is no longer the one that the edit started from. */
export const newerThan = (base: DraftBase, stored: FlowDefinition): FlowDefinition | undefined =>
  changedFields(base.draft, draftOf(stored)).length > 0 ? stored : undefined;

/** Three-way merge by field: of what both have changed, the person's own input is kept or replaced. */
export function mergedDraft(base: FlowDraft, mine: FlowDraft, stored: FlowDraft, prefer: 'mine' | 'stored'): FlowDraft {
  const theirs = changedFields(base, stored);
  const own = changedFields(base, mine).filter((field) => prefer === 'mine' || !theirs.includes(field));
  return { ...stored, ...Object.fromEntries(own.map((field) => [field, mine[field]])) };
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
