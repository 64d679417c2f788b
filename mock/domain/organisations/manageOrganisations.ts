import type { Administration } from '../administration/administration';
import { businessError } from '../apiError';
import type { Organisation } from '../company/entities';
import { isWithin } from '../company/organisationTree';
import { ruleNaming } from '../data-rules/ruleNaming';
import { storedName } from '../languages/localise';
import type { Language } from '../languages/table';
import type { Actor } from '../records/record';

type Records = Pick<Administration, 'organisations' | 'positions' | 'dataRules'>;

const CODE = /^[A-Za-z0-9][\w-]{0,29}$/;
const LONGEST_NAME = 30;
const MOST_LEVELS = 20;

const checkName = (name: string): string => {
  if (name === '') throw businessError('organisation.name_required');
  if ([...name].length > LONGEST_NAME) throw businessError('organisation.name_too_long');
  return name;
};

/** The units below a parent in their order; undefined is the parent of the roots. */
export const childrenOf = ({ organisations }: Pick<Records, 'organisations'>, parent: Organisation | undefined) =>
  organisations
    .all()
    .filter((unit) => unit.parent === parent)
    .sort((a, b) => a.order - b.order);

/** The unit with this code; undefined for the empty code, the parent of the roots. */
function parentOf({ organisations }: Records, code: string): Organisation | undefined {
  const parent = organisations.find(code);
  if (code !== '' && !parent) throw businessError('organisation.parent_missing');
  return parent;
}

/** The levels from the root down to a unit. */
const levelOf = (unit: Organisation | undefined): number => (unit ? levelOf(unit.parent) + 1 : 0);

/** The levels of a unit and what is below it. */
function heightOf({ organisations }: Records, unit: Organisation): number {
  const below = organisations.all().filter((each) => isWithin(each, unit));
  return Math.max(...below.map(levelOf)) - levelOf(unit) + 1;
}

/** Throws when a unit that has so many levels would make the tree too deep below this parent. */
function checkLevels(parent: Organisation | undefined, height: number): void {
  if (levelOf(parent) + height > MOST_LEVELS) throw businessError('organisation.too_deep', { max: MOST_LEVELS });
}

/** Creates a unit as the last one below its parent. Its code is its id, which never changes. */
export function createOrganisation(
  records: Records,
  { code, name, parentCode }: { code: string; name: string; parentCode: string },
  actor: Actor,
): Organisation {
  const { organisations } = records;
  if (code === '') throw businessError('organisation.code_required');
  if (!CODE.test(code)) throw businessError('organisation.code_invalid');
  if (organisations.find(code)) throw businessError('organisation.code_taken');
  checkName(name);
  const parent = parentOf(records, parentCode);
  if (parent?.isDisabled) throw businessError('organisation.parent_disabled');
  checkLevels(parent, 1);
  const order = childrenOf(records, parent).length;
  return organisations.create({ code, name, ...(parent && { parent }), order, isDisabled: false }, actor, code);
}

/** Renames a unit, disables or enables it. What is undefined stays as it is. */
export function changeOrganisation(
  { organisations }: Records,
  { code, version, name, isDisabled }: { code: string; version?: number; name?: string; isDisabled?: boolean },
  actor: Actor,
  language: Language,
): Organisation {
  const unit = organisations.get(code);
  const isSwitched = isDisabled !== undefined && isDisabled !== unit.isDisabled;
  return organisations.update(
    code,
    version,
    {
      ...(name !== undefined && { name: checkName(storedName(name, unit.name, language)) }),
      ...(isDisabled !== undefined && { isDisabled }),
    },
    actor,
    isSwitched ? (isDisabled ? 'disable' : 'enable') : 'update',
  );
}

/**
 * Moves a unit with all below it to a place among the children of a parent; the index is that after it was taken out and
 * is clamped. The other children only make room: neither their versions nor the log change.
 */
export function moveOrganisation(
  records: Records,
  { code, version, parentCode, index }: { code: string; version?: number; parentCode: string; index: number },
  actor: Actor,
): Organisation {
  const { organisations } = records;
  const unit = organisations.get(code);
  const parent = parentOf(records, parentCode);
  if (isWithin(parent, unit)) throw businessError('organisation.below_itself');
  if (parent !== unit.parent && parent?.isDisabled) throw businessError('organisation.parent_disabled');
  checkLevels(parent, heightOf(records, unit));
  const left = childrenOf(records, unit.parent).filter((each) => each !== unit);
  const siblings = parent === unit.parent ? left : childrenOf(records, parent);
  const order = Math.min(Math.max(0, index), siblings.length);
  return organisations.update(
    code,
    version,
    () => {
      left.forEach((each, place) => (each.order = place));
      siblings.forEach((each, place) => (each.order = place < order ? place : place + 1));
      return { parent, order };
    },
    actor,
    'move',
  );
}

/** Deletes all units or none and returns how many existed. */
export function deleteOrganisations(records: Records, codes: readonly string[], actor: Actor): number {
  const { organisations, positions } = records;
  const found = [...new Set(codes)].flatMap((code) => organisations.find(code) ?? []);
  for (const unit of found) {
    if (childrenOf(records, unit).length > 0) throw businessError('organisation.has_children', { name: unit.name });
    if (positions.all().some(({ organisation }) => organisation === unit))
      throw businessError('organisation.has_positions', { name: unit.name });
    const rule = ruleNaming(records, 'organisation', unit.id);
    if (rule) throw businessError('organisation.in_rule', { name: unit.name, rule: rule.name });
  }
  organisations.remove(found, actor);
  return found.length;
}
