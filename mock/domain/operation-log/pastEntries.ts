import { INITIAL_PASSWORD, POSITION_IDS, ROLE_IDS } from '../fixtures';
import type { Administration } from '../administration/administration';
import type { Membership } from '../accounts/account';
import { positionsOf } from '../accounts/choices';
import type { Day } from '../calendar';
import { TODAY, isoDay, weekday } from '../calendar';
import type { Company } from '../company/company';
import type { Organisation, Position } from '../company/entities';
import type { Random } from '../random';
import { createRandom } from '../random';
import type { Records } from '../records/createRecords';
import type { LogAction, LogObject, PastEntry } from '../records/operationLog';
import type { Actor, AdminRecord, LoggedFields, LoggedValue } from '../records/record';
import { processEntry } from './businessEntries';

/** Days for which the log goes back. */
const DAYS = 90;
/** People of whom the log has sign-ins, in a company with thousands of accounts. */
const MOST_PEOPLE = 30;
const MOST_SIGN_INS_A_DAY = 5;
const MOST_DECISIONS = 40;
/** Changed records of each kind. */
const CHANGED_RECORDS = 9;
/** Working days after which a disabled record is enabled again, at most. */
const DAYS_DISABLED = 6;
/** Fields that are often filled in later. */
const BLANK_AT_FIRST: readonly string[] = ['description', 'remark', 'holder', 'english'];
/** Kinds of records that were changed. */
const KINDS: readonly LogObject[] = ['role', 'organisation', 'position', 'account', 'datarule', 'dictionary'];
const FIRST_WEEKEND_DAY = 5;

/** Tests and demonstrations rely on these records being as they were created. */
const UNTOUCHED: ReadonlySet<string> = new Set([...Object.values(ROLE_IDS), ...Object.values(POSITION_IDS)]);

/** Who may maintain records. */
const ADMINISTRATORS: readonly string[] = [ROLE_IDS.administrator, ROLE_IDS.manager];

interface Person extends Actor {
  positions: readonly { id: string; name: string; roleIds: readonly string[] }[];
}

const actorIn = ({ accountCode, name }: Actor, positionName: string): Actor => ({ accountCode, name, positionName });

/**
 * The operation log of a company until yesterday: sign-ins, decisions of approvals, and changes of records that lead to
 * the records as they are. The same company always has the same past.
 */
export function pastEntries(company: Company, administration: Administration): PastEntry[] {
  const random = createRandom(parseInt(company.tenantCode, 36));
  const people = peopleOf(company, administration);
  const administrators = people.flatMap((person) => {
    const position = person.positions.find(({ roleIds }) => roleIds.some((id) => ADMINISTRATORS.includes(id)));
    return position ? [actorIn(person, position.name)] : [];
  });
  const days = Array.from({ length: DAYS }, (_, index) => TODAY - DAYS + index).filter(
    (day) => weekday(day) < FIRST_WEEKEND_DAY,
  );
  return [
    ...days.flatMap((day) => signIns(day, people, random)),
    ...people.flatMap((person) => decisions(company, person)),
    ...temporaryRole(administrators, days, random),
    ...resetPasswords(administration, administrators, days, random),
    ...Object.values(administration)
      .filter(isRecords)
      .filter(({ kind }) => KINDS.includes(kind))
      .flatMap((records) => changesOf(records, administrators, days, random)),
  ];
}

const isRecords = (part: object): part is Records<AdminRecord> => 'loggedFields' in part;

/** The people who sign in, with their positions. */
function peopleOf(company: Company, { accounts }: Administration): Person[] {
  const people: Person[] = [];
  for (const membership of accounts.all()) {
    const positions = positionsOf(company, membership);
    if (positions.length === 0 || membership.isDisabled || membership.account.isLocked) continue;
    const { accountCode, account } = membership;
    people.push({ accountCode, name: account.name, positionName: positions[0]?.name ?? '', positions });
    if (people.length === MOST_PEOPLE) break;
  }
  return people;
}

const time = (day: Day, random: Random, from: number, to: number) => {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${isoDay(day)} ${two(random.between(from, to))}:${two(random.between(0, 59))}:${two(random.between(0, 59))}`;
};

function signIns(day: Day, people: readonly Person[], random: Random): PastEntry[] {
  const present = people.filter(() => random.next() < 0.8);
  const first = random.between(0, Math.max(0, present.length - MOST_SIGN_INS_A_DAY));
  return present.slice(first, first + MOST_SIGN_INS_A_DAY).flatMap((person) => {
    const entry = (index: number, action: LogAction, at: string): PastEntry[] => {
      const position = person.positions[index];
      if (!position) return [];
      const { id: recordId, name: recordName } = position;
      return [{ time: at, actor: actorIn(person, recordName), object: 'session', action, recordId, recordName }];
    };
    return [
      ...entry(0, 'signin', time(day, random, 8, 9)),
      ...(random.next() < 0.7 ? entry(1, 'switch', time(day, random, 10, 16)) : []),
    ];
  });
}

/** The last decisions of approvals by a person. */
function decisions({ processes }: Company, person: Person): PastEntry[] {
  return person.positions.flatMap(({ id, name }) =>
    processes
      .recentlyDecidedBy(id)
      .slice(0, MOST_DECISIONS)
      .flatMap((process) =>
        process.tasks.flatMap(({ position, decision }, index): PastEntry[] => {
          if (position.id !== id || (decision?.action !== 'approve' && decision?.action !== 'reject')) return [];
          const { action, time: decidedAt, comment } = decision;
          if (decidedAt >= isoDay(TODAY)) return [];
          const seconds = String((Number(process.no.replaceAll(/\D/g, '')) + index) % 60).padStart(2, '0');
          const entry = processEntry(actorIn(person, name), process, action, comment);
          return entry ? [{ ...entry, time: `${decidedAt}:${seconds}` }] : [];
        }),
      ),
  );
}

/** Notes a change on the record itself, as the last of `count`. */
function stamp(record: AdminRecord, count: number, { time: updatedAt, actor }: PastEntry) {
  // Some records are kept while the platform is reset, so the version does not depend on the one before.
  Object.assign(record, { version: 1 + count, updatedAt, updatedBy: actor.name });
}

/** Changes of some records of one kind. */
function changesOf(
  records: Records<AdminRecord>,
  administrators: readonly Actor[],
  days: readonly Day[],
  random: Random,
): PastEntry[] {
  const all = records.all().filter((record) => hasPast(record, administrators));
  if (all.length === 0 || administrators.length === 0) return [];
  // Spread over all of them, because neighbours look alike.
  const step = Math.max(1, Math.floor(all.length / CHANGED_RECORDS));
  return Array.from({ length: Math.min(CHANGED_RECORDS, all.length) }, (_, index) => index).flatMap((index) => {
    const record = all[index * step] as AdminRecord;
    const fields = records.loggedFields(record);
    const actor = random.pick(administrators);
    const first = random.between(0, days.length - 1 - DAYS_DISABLED);
    const entry = (action: LogAction, place: number): PastEntry => ({
      time: time(days[place] ?? TODAY - 1, random, 9, 17),
      actor,
      object: records.kind,
      action,
      recordId: record.id,
      recordName: records.nameOf(record),
    });
    if (records.kind === 'role' && index % 3 === 1) {
      const creation = { ...entry('create', first), after: fields };
      stamp(record, 0, creation);
      return [creation];
    }
    if (fields.disabled === false && index % 3 === 2 && records.kind !== 'organisation') {
      const [on, off] = [
        { ...fields, disabled: false },
        { ...fields, disabled: true },
      ];
      const enabling = { ...entry('enable', first + random.between(1, DAYS_DISABLED)), before: off, after: on };
      stamp(record, 2, enabling);
      return [{ ...entry('disable', first), before: on, after: off }, enabling];
    }
    const earlier = earlierFields(fields, random);
    if (Object.keys(earlier).length === 0) return [];
    const change = { ...entry('update', first), before: { ...fields, ...earlier }, after: fields };
    stamp(record, 1, change);
    return [change];
  });
}

/** Excludes changes to the whole company, to the actor's own account or position, and to records of `fixtures.ts`. */
function hasPast(record: AdminRecord, administrators: readonly Actor[]): boolean {
  if (UNTOUCHED.has(record.id) || administrators.some(({ accountCode }) => accountCode === record.id)) return false;
  if ('positionIds' in record) return !(record as Membership).positionIds.some((id) => UNTOUCHED.has(id));
  if ('roleIds' in record) return !(record as Position).roleIds.some((id) => ADMINISTRATORS.includes(id));
  return !('order' in record) || (record as Organisation).parent !== undefined;
}

/** One or two fields with the value that they may have had before. */
function earlierFields(fields: LoggedFields, random: Random): LoggedFields {
  const candidates = Object.entries(fields).flatMap(([field, value]): [string, LoggedValue][] => {
    const earlier = earlierValue(field, value, random);
    return earlier === undefined ? [] : [[field, earlier]];
  });
  const first = random.between(0, Math.max(0, candidates.length - 1));
  return Object.fromEntries(candidates.slice(first, first + random.between(1, 2)));
}

function earlierValue(field: string, value: LoggedValue, random: Random): LoggedValue | undefined {
  if (value === '') return undefined;
  if (field === 'mobile') return `${String(value).slice(0, -2)}${random.between(10, 99)}`;
  if (BLANK_AT_FIRST.includes(field)) return '';
  if (field === 'positions') return [];
  if (typeof value === 'object' && !('path' in value) && value.length > 1) return value.slice(0, -1);
  // A branch begins as an office.
  if (field === 'name' && String(value).endsWith('分部')) return String(value).replace('分部', '办事处');
  return field === 'order' && typeof value === 'number' ? value + 1 : undefined;
}

/** A role that was needed for a while. */
function temporaryRole(administrators: readonly Actor[], days: readonly Day[], random: Random): PastEntry[] {
  const actor = administrators[0];
  if (!actor) return [];
  const fields: LoggedFields = {
    code: 'festival',
    name: '国庆促销支援',
    description: '',
    functions: ['function.WORKBENCH_VIEW', 'function.CUSTOMER_VIEW'],
  };
  const whole = { ...fields, functions: [...(fields.functions as string[]), 'function.MARKETING_VIEW'] };
  const entry = (action: LogAction, day: Day | undefined): PastEntry => ({
    time: time(day ?? TODAY - 1, random, 9, 17),
    actor,
    object: 'role',
    action,
    recordId: 'role-festival',
    recordName: '国庆促销支援',
  });
  return [
    { ...entry('create', days[18]), after: fields },
    { ...entry('update', days[20]), before: fields, after: whole },
    { ...entry('delete', days[37]), before: whole },
  ];
}

/** New passwords for those who still have the initial one. The log shows no password. */
function resetPasswords(
  { accounts }: Administration,
  administrators: readonly Actor[],
  days: readonly Day[],
  random: Random,
): PastEntry[] {
  return accounts.all().flatMap(({ accountCode, account }): PastEntry[] => {
    const actor = administrators[0];
    if (!actor || account.password !== INITIAL_PASSWORD) return [];
    const at = time(days.at(-1) ?? TODAY - 1, random, 9, 17);
    return [
      { time: at, actor, object: 'account', action: 'resetpwd', recordId: accountCode, recordName: account.name },
    ];
  });
}
