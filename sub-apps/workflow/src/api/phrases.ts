import { fittingList, looseString, read } from '@atrium/common/schemas';
import type { PortalHttp } from '@atrium/portal/contract/portal';
import { nonEmpty, object, pipe, transform } from 'valibot';

/** A platform keeps so many comment templates of a person. */
export const MAX_PHRASES = 20;

const phrasesSchema = pipe(
  fittingList(object({ text: pipe(looseString, nonEmpty()) })),
  transform((phrases) => phrases.slice(0, MAX_PHRASES).map(({ text }) => text)),
);

const PATH = '/api/teapi/workflow/flow';

/** The comment templates of the person. */
export const phrasesQuery = (http: PortalHttp) => ({
  queryKey: ['comment-phrases'],
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    read(phrasesSchema, await http.post(`${PATH}/phrases`, {}, { signal, isRead: true })),
});

/** Replaces the comment templates of the person. Resolves to them as they are kept. */
export const savePhrases = async (http: PortalHttp, phrases: readonly string[]): Promise<string[]> =>
  read(phrasesSchema, await http.post(`${PATH}/savephrases`, { phrases }));
