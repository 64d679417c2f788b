import { lazy, object } from 'valibot';
import type { GenericSchema } from 'valibot';
import type { Http } from '../http/http';
import { list, read, looseString } from '@/common/schemas';

/** A unit of the organisation tree (business spec §3). */
export interface OrganisationNode {
  /** Codes from the root down. */
  codePath: string;
  name: string;
  children: readonly OrganisationNode[];
}

interface WireNode {
  codepath: string;
  orgname: string;
  children: WireNode[];
}

const nodeSchema: GenericSchema<unknown, WireNode> = object({
  codepath: looseString,
  orgname: looseString,
  children: list(lazy(() => nodeSchema)),
}) as GenericSchema<unknown, WireNode>;

const toNode = ({ codepath, orgname, children }: WireNode): OrganisationNode => ({
  codePath: codepath,
  name: orgname,
  children: children.map(toNode),
});

/** The whole organisation tree of a structure. May be up to 30 s old. */
export async function organisations(http: Http, orgStructTypeId: string): Promise<readonly OrganisationNode[]> {
  const answer = await http.post(
    '/api/teapi/rolepermission/orgInst/list',
    { orgstructtypeid: orgStructTypeId, orgname: '' },
    { cache: 'container' },
  );
  return read(list(nodeSchema), answer).map(toNode);
}
