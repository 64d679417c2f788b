import type { Administration } from '../administration/administration';
import { businessError } from '../apiError';
import type { HeldPosition, Position } from '../company/entities';
import { isActive } from './definition/resolveApprovers';
import { localise } from '../languages/localise';
import type { Language } from '../languages/table';
import { contains, textRank } from '../query/text';

type Records = Pick<Administration, 'positions' | 'roles'>;

/** Whether somebody holds the position who may decide about processes. */
const mayDecide = ({ roles }: Records, position: Position | undefined): position is HeldPosition =>
  isActive(position) && position.roleIds.some((id) => roles.find(id)?.functionCodes.includes('FLOW_UNDEAL'));

/**
 * People whom others can be asked to decide by, without the one who looks for them: first those of the own organisation,
 * by name.
 */
export function listCandidates(
  records: Records,
  keyword: string,
  ownPositionId: string,
  language: Language,
): readonly HeldPosition[] {
  const hits = contains(keyword);
  const isHit = ({ name, organisation, employee }: HeldPosition) =>
    hits(employee.name) || hits(localise(name, language)) || hits(localise(organisation.name, language));
  const found = records.positions
    .all()
    .flatMap((position) =>
      position.id !== ownPositionId && mayDecide(records, position) && isHit(position) ? [position] : [],
    );
  const ownOrganisationId = records.positions.find(ownPositionId)?.organisation.id;
  const rank = textRank(found, ({ employee }) => employee.name);
  const isOther = ({ organisation }: HeldPosition) => Number(organisation.id !== ownOrganisationId);
  return found.sort((a, b) => isOther(a) - isOther(b) || rank(a) - rank(b));
}

/** The positions with these ids. Throws unless somebody can decide in each of them. */
export const candidatesById = (records: Records, ids: readonly string[]): readonly HeldPosition[] =>
  [...new Set(ids)].map((id) => {
    const position = records.positions.find(id);
    if (!mayDecide(records, position)) throw businessError('flow.people_unknown');
    return position;
  });
