import { bit, looseString, numeric, read } from '@atrium/common/schemas';
import type { PortalHttp } from '@atrium/portal/contract/portal';
import type { QueryClient } from '@tanstack/react-query';
import { array, lazy, nullish, object, optional, partial, pipe, safeParse, string, transform } from 'valibot';
import type { GenericSchema } from 'valibot';
import { deletedSchema, idOf, stampEntries, stampOf } from './recordApi';
import type { Stamp } from './recordApi';

const PATH = '/api/teapi/rolepermission/orgInst';

/** The beginning of the query keys of all reads; a change invalidates it. */
export const ORGANISATIONS_KEY = [PATH] as const;

/** A unit of the organisation tree (business spec §3). */
export interface OrganisationNode {
  code: string;
  name: string;
  /** Codes from the root down, joined by a slash. */
  codePath: string;
  isDisabled: boolean;
  /** Undefined on a platform that does not tell it. */
  version: number | undefined;
  children: readonly OrganisationNode[];
}

interface WireNode {
  codepath: string;
  orgname: string;
  isdisabled: boolean;
  version?: number | undefined;
  children?: WireNode[] | null;
}

const nodeSchema: GenericSchema<unknown, WireNode> = object({
  codepath: looseString,
  orgname: looseString,
  isdisabled: bit,
  version: optional(numeric),
  children: nullish(array(lazy(() => nodeSchema))),
});

const toNode = ({ codepath, orgname, isdisabled, version, children }: WireNode): OrganisationNode => ({
  code: codepath.slice(codepath.lastIndexOf('/') + 1),
  name: orgname,
  codePath: codepath,
  isDisabled: isdisabled,
  version,
  children: (children ?? []).map(toNode),
});

/** The query key of the tree of a structure. */
export const organisationTreeKey = (structureId: string) => [...ORGANISATIONS_KEY, 'tree', structureId];

/** The organisation tree of a structure, the whole of it. */
export const organisationTreeQuery = (http: PortalHttp, structureId: string) => ({
  queryKey: organisationTreeKey(structureId),
  async queryFn({ signal }: { signal: AbortSignal }): Promise<readonly OrganisationNode[]> {
    const body = { orgstructtypeid: structureId, orgname: '' };
    const answer = await http.post(`${PATH}/list`, body, { signal, isRead: true, isFresh: true });
    return (read(nullish(array(nodeSchema)), answer) ?? []).map(toNode);
  },
});

/** The name of a unit of the tree that was read last; its code while there is none. */
export function organisationNameOf(queries: QueryClient, structureId: string, code: string): string {
  const nameIn = (nodes: readonly OrganisationNode[]): string | undefined => {
    for (const { code: own, name, children } of nodes) {
      const found = own === code ? name : nameIn(children);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return nameIn(queries.getQueryData<readonly OrganisationNode[]>(organisationTreeKey(structureId)) ?? []) ?? code;
}

/** The details of one unit. */
export interface Organisation extends Stamp {
  code: string;
  name: string;
  /** Empty for a unit at the root. */
  parentCode: string;
  isDisabled: boolean;
  childCount: number;
  /** The positions in the unit itself, and those in it and below it. */
  positionCount: number;
  positionCountBelow: number;
}

/** The fields of the form. The code is entered once. */
export type OrganisationDraft = Pick<Organisation, 'code' | 'name' | 'parentCode'>;

const organisationSchema = pipe(
  object({
    orgcode: looseString,
    orgname: looseString,
    parentcode: looseString,
    isdisabled: bit,
    childcount: optional(numeric, 0),
    positioncount: optional(numeric, 0),
    positioncountbelow: optional(numeric, 0),
    ...stampEntries,
  }),
  transform((wire): Organisation => ({
    code: wire.orgcode,
    name: wire.orgname,
    parentCode: wire.parentcode,
    isDisabled: wire.isdisabled,
    childCount: wire.childcount,
    positionCount: wire.positioncount,
    positionCountBelow: wire.positioncountbelow,
    ...stampOf(wire),
  })),
);

/** One unit as it is stored now. */
export async function getOrganisation(http: PortalHttp, code: string, signal?: AbortSignal): Promise<Organisation> {
  const options = { ...(signal && { signal }), isRead: true, isFresh: true };
  return read(organisationSchema, await http.post(`${PATH}/get`, { orgcode: code }, options));
}

const createdSchema = object({ orgcode: idOf });
const savedSchema = object({ version: optional(numeric) });

export const organisationQuery = (http: PortalHttp, code: string) => ({
  queryKey: [...ORGANISATIONS_KEY, 'unit', code],
  queryFn: ({ signal }: { signal: AbortSignal }) => getOrganisation(http, code, signal),
});

/** Creates a unit below its parent, at the end; repeated with the same `requestId`, it creates no second one. */
export async function createOrganisation(http: PortalHttp, draft: OrganisationDraft, requestId: string): Promise<void> {
  const answer = await http.post(`${PATH}/save`, {
    neworgcode: draft.code,
    orgname: draft.name,
    parentcode: draft.parentCode,
    requestid: requestId,
  });
  read(createdSchema, answer);
}

/** Changes the name or the state of a unit, and resolves to its new version. */
export async function changeOrganisation(
  http: PortalHttp,
  { code, version }: { code: string; version: number | undefined },
  change: { name: string } | { isDisabled: boolean },
): Promise<number | undefined> {
  const fields = 'name' in change ? { orgname: change.name } : { isdisabled: change.isDisabled ? 1 : 0 };
  return read(savedSchema, await http.post(`${PATH}/save`, { orgcode: code, version, ...fields })).version;
}

/** Where a unit stands: below which parent (empty: at the root), and how many siblings are in front of it. */
export interface OrganisationPlace {
  parentCode: string;
  index: number;
}

/** Moves a unit with all below it, and resolves to its new version. The place is that after the unit was taken out. */
export async function moveOrganisation(
  http: PortalHttp,
  { code, version }: { code: string; version: number | undefined },
  { parentCode, index }: OrganisationPlace,
): Promise<number | undefined> {
  const answer = await http.post(`${PATH}/move`, { orgcode: code, version, parentcode: parentCode, index });
  return read(savedSchema, answer).version;
}

/** Deletes units that have neither units nor positions below them: all or none, and none with another version by now. */
export async function deleteOrganisations(
  http: PortalHttp,
  codes: readonly string[],
  versions: readonly number[],
): Promise<void> {
  read(deletedSchema, await http.post(`${PATH}/delete`, { orgcodes: codes, versions }));
}

const draftSchema = partial(object({ code: string(), name: string(), parentCode: string() }));

/** The fields of a stored draft; none for anything else. */
export function readOrganisationDraft(stored: unknown): Partial<OrganisationDraft> {
  const result = safeParse(draftSchema, stored);
  return result.success ? result.output : {};
}
