import type { Administration } from '../administration/administration';
import { businessError } from '../apiError';
import type { HeldPosition, Organisation } from '../company/entities';
import { mayDecide } from './definition/mayDecide';
import { MANAGER_POSTS } from './definition/resolveApprovers';
import { localise } from '../languages/localise';
import type { Language } from '../languages/table';
import type { Process } from './process';
import { openTaskOf } from './process';
import { contains, textRank } from '../query/text';
import { askedIn } from './run/targets';

type Records = Pick<Administration, 'positions' | 'roles'>;

/** Organisations above a person are few: whoever is in none of them comes after those who are. */
const OTHER_MANAGER = 1_000;
const OTHER = 1_001;

/** How near somebody works: 0 in the organisation, 1 in the one above it, and so on; of all others the managers first. */
function nearnessTo(organisation: Organisation | undefined): (position: HeldPosition) => number {
  const above: Organisation[] = [];
  for (let unit = organisation; unit; unit = unit.parent) above.push(unit);
  return (position) => {
    const place = above.findIndex(({ id }) => id === position.organisation.id);
    if (place >= 0) return place;
    return MANAGER_POSTS.includes(position.name) ? OTHER_MANAGER : OTHER;
  };
}

export interface CandidateSearch {
  keyword: string;
  /** The position of the person who looks for somebody. */
  ownPositionId: string;
  /** The process that somebody is looked for in; undefined for one that does not exist yet. */
  process?: Process | undefined;
  language: Language;
}

/** People who cannot be asked: the one who looks for them, the applicant, and those of the own step. Ids of employees. */
function excluded(
  { positions }: Records,
  { ownPositionId, process }: CandidateSearch,
): ReadonlySet<string | undefined> {
  const own = positions.find(ownPositionId)?.employee?.id;
  if (!process) return new Set([own]);
  const task = openTaskOf(process, ownPositionId);
  return new Set([own, process.applicant.employee.id, ...(task ? askedIn(process, task.nodeId) : [])]);
}

/** People whom others can be asked to decide by: those of the own organisation first, then superiors, each by name. */
export function listCandidates(records: Records, search: CandidateSearch): readonly HeldPosition[] {
  const { keyword, ownPositionId, language } = search;
  const hits = contains(keyword);
  const isHit = ({ name, organisation, employee }: HeldPosition) =>
    hits(employee.name) || hits(localise(name, language)) || hits(localise(organisation.name, language));
  const decides = mayDecide((id) => records.roles.find(id));
  const out = excluded(records, search);
  const found = records.positions
    .all()
    .flatMap((position) => (decides(position) && !out.has(position.employee.id) && isHit(position) ? [position] : []));
  const rank = textRank(found, ({ employee }) => employee.name);
  const nearness = nearnessTo(records.positions.find(ownPositionId)?.organisation);
  return found.sort((a, b) => nearness(a) - nearness(b) || rank(a) - rank(b));
}

/** The positions with these ids. Throws unless somebody can decide in each of them. */
export function candidatesById(records: Records, ids: readonly string[]): readonly HeldPosition[] {
  const decides = mayDecide((id) => records.roles.find(id));
  return [...new Set(ids)].map((id) => {
    const position = records.positions.find(id);
    if (!decides(position)) throw businessError('flow.people_unknown');
    return position;
  });
}
