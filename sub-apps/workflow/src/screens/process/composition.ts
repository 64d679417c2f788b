import { fittingList, looseString } from '@atrium/common/schemas';
import type { StoredFile } from '@atrium/portal/contract/portal';
import { fallback, nonEmpty, object, optional, picklist, pipe, safeParse, transform, unknown } from 'valibot';
import type { Candidate } from '../../api/listCandidates';
import { keptChosen } from '../../plan/chosen';
import type { Chosen } from '../../plan/chosen';
import { fileSchema } from '../../api/processSchema';

/** What a person has put together for an action on a process. It stays while they change from one action to another. */
export interface Composition {
  comment: string;
  attachments: readonly StoredFile[];
  /** The address of the stored picture; empty without one. */
  signature: string;
  people: readonly Candidate[];
  /** Whether all of the added people have to approve, or any of them. */
  mode: 'all' | 'any';
  /** The id of the step that it is returned to; empty while none is chosen. */
  returnTo: string;
  /** The approvers that the applicant has chosen for the next submission. */
  chosen: Chosen;
}

export const EMPTY_COMPOSITION: Composition = {
  comment: '',
  attachments: [],
  signature: '',
  people: [],
  mode: 'all',
  returnTo: '',
  chosen: {},
};

/** Nothing would be lost with it: a choice of one of a few options is soon made again. */
export const isEmptyComposition = ({ comment, attachments, signature, people, chosen }: Composition): boolean =>
  comment === '' &&
  attachments.length === 0 &&
  signature === '' &&
  people.length === 0 &&
  Object.values(chosen).every((each) => each.length === 0);

const text = fallback(looseString, '');
const personSchema = object({
  positionId: pipe(looseString, nonEmpty()),
  name: text,
  positionName: text,
  orgName: text,
});
const compositionSchema = pipe(
  object({
    comment: text,
    attachments: optional(fittingList(fileSchema), []),
    signature: text,
    people: optional(fittingList(personSchema), []),
    mode: optional(fallback(picklist(['all', 'any']), 'all'), 'all'),
    returnTo: text,
    chosen: optional(pipe(unknown(), transform(keptChosen)), {}),
  }),
  transform((kept): Composition => kept),
);

/** Reads a draft, which an earlier version of the client may have written. */
export function readComposition(kept: unknown): Composition {
  if (typeof kept === 'string') return { ...EMPTY_COMPOSITION, comment: kept };
  const result = safeParse(compositionSchema, kept);
  return result.success ? result.output : EMPTY_COMPOSITION;
}
