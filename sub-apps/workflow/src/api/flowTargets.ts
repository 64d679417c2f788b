import { fittingList, looseString, numeric, read } from '@atrium/common/schemas';
import type { PortalHttp } from '@atrium/portal/contract/portal';
import { fallback, nonEmpty, object, optional, pipe, transform } from 'valibot';
import type { TargetPosition, Targets } from '../designer/designerProps';
import type { CandidateSource } from './listCandidates';

const PATH = '/api/teapi/workflow/definition/targets';

const idOf = pipe(looseString, nonEmpty());

const positionSchema = pipe(
  object({ positionid: idOf, name: looseString, positionname: looseString, orgname: looseString }),
  transform(({ positionid, name, positionname, orgname }): TargetPosition => ({
    positionId: positionid,
    name,
    positionName: positionname,
    orgName: orgname,
  })),
);

const targetsSchema = pipe(
  object({
    positions: fittingList(positionSchema),
    roles: fittingList(object({ roleid: idOf, rolename: looseString })),
  }),
  transform((wire): Targets => ({
    positions: wire.positions,
    roles: wire.roles.map(({ roleid, rolename }) => ({ roleId: roleid, roleName: rolename })),
  })),
);

/** Ids whose names are asked for. */
export interface TargetIds {
  positionIds: readonly string[];
  roleIds: readonly string[];
}

/** The positions and roles with this keyword, and those with these ids. */
export async function findTargets(
  http: PortalHttp,
  keyword: string,
  { positionIds, roleIds }: TargetIds = { positionIds: [], roleIds: [] },
): Promise<Targets> {
  const body = { keyword, positionids: positionIds, roleids: roleIds };
  return read(targetsSchema, await http.post(PATH, body, { isRead: true }));
}

const holdersSchema = object({
  positions: fittingList(positionSchema),
  positioncount: optional(fallback(numeric, 0), 0),
});

/**
 * Everybody who holds a position: those who may apply, administer a flow, or get a task.
 * @param processId The process that they get a task of: its applicant is not offered. Empty for none.
 */
export const positionHoldersOf = (processId: string): CandidateSource => ({
  key: `flow-position-holders ${processId}`,
  async find(http, keyword, pageIndex, signal) {
    const ofProcess = processId === '' ? {} : { processid: processId };
    const body = { keyword, ...ofProcess, positionids: [], roleids: [], pageindex: pageIndex };
    const answer = await http.post(PATH, body, { signal, isRead: true });
    const { positions, positioncount } = read(holdersSchema, answer);
    // A platform that does not count has told all at once.
    return { people: positions, itemCount: positioncount || positions.length };
  },
});

/** Who may apply or administer a flow. */
export const POSITION_HOLDERS = positionHoldersOf('');
