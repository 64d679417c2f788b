import { answeredList } from '@atrium/common/answeredList';
import { fittingList, looseString, read } from '@atrium/common/schemas';
import type { PortalHttp } from '@atrium/portal/contract/portal';
import { nonEmpty, object, pipe, transform } from 'valibot';

/** A platform keeps so many signatures of a person. */
export const MAX_SIGNATURES = 5;

export interface StoredSignature {
  id: string;
  /** The address of its picture. */
  url: string;
}

const idOf = pipe(looseString, nonEmpty());
const signatureSchema = object({ id: idOf, url: idOf });
const signaturesSchema = pipe(
  fittingList(signatureSchema),
  transform((found): StoredSignature[] => found.slice(0, MAX_SIGNATURES)),
);

const PATH = '/api/teapi/workflow/flow';

/** The stored signatures of the person. */
export const signaturesQuery = (http: PortalHttp) => ({
  queryKey: ['signatures'],
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    read(signaturesSchema, await http.post(`${PATH}/signatures`, {}, { signal, isRead: true })),
});

/** Stores a signature. The answer names those that are stored by now; any other confirms nothing. */
export async function saveSignature(http: PortalHttp, url: string): Promise<void> {
  const answer = await http.post(`${PATH}/savesignature`, { url });
  read(pipe(answeredList(signatureSchema), nonEmpty()), answer);
}

/** Removes a signature. The answer names those that are left. */
export async function deleteSignature(http: PortalHttp, id: string): Promise<void> {
  read(answeredList(signatureSchema), await http.post(`${PATH}/deletesignature`, { id }));
}
