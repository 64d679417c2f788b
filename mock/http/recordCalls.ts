import { array, integer, nullish, number, object, optional, pipe } from 'valibot';
import type { InferOutput, ObjectEntries, ObjectSchema } from 'valibot';
import type { Administration } from '../domain/administration/administration';
import type { Caller } from '../domain/accounts/caller';
import { actorOf } from '../domain/accounts/caller';
import type { FunctionCode } from '../domain/functions';
import { localise } from '../domain/languages/localise';
import type { Language } from '../domain/languages/table';
import { pageOf } from '../domain/query/page';
import type { Records } from '../domain/records/createRecords';
import { SEEDED } from '../domain/records/record';
import type { Actor, AdminRecord, RecordStamp } from '../domain/records/record';
import { saveOnce } from '../domain/records/saveOnce';
import { positionCall } from './calls';
import type { CallContext } from './createHandler';
import { id as idField, pageIndex, pageSize, text, texts } from './fields';
import type { WireHandler } from './wire';

type Output<Entries extends ObjectEntries> = InferOutput<ObjectSchema<Entries, undefined>>;

interface Options<R extends AdminRecord, Filters extends ObjectEntries, Fields extends ObjectEntries> {
  /** The path of the calls, without the verb. */
  path: string;
  /** The wire name of the id: `roleid`. */
  idName: string;
  /** The function codes of reading, and of saving and deleting. */
  view: FunctionCode;
  manage: FunctionCode;
  records(administration: Administration): Records<R>;
  /** The fields of a list call beside the page. */
  filters: Filters;
  /** The records that match, sorted. */
  find(administration: Administration, filters: Output<Filters>, caller: Caller, language: Language): readonly R[];
  /** Returns the function that converts a record to its wire format, without id and stamp. */
  shape(administration: Administration, language: Language, caller: Caller): (record: R) => object;
  /** The fields of a save beside id and version. */
  fields: Fields;
  save(
    administration: Administration,
    input: Output<Fields> & { id: string; version: number | undefined },
    actor: Actor,
    call: RecordCall,
  ): R;
  /** Deletes all or none; answers how many there were. */
  remove(administration: Administration, ids: readonly string[], actor: Actor, call: RecordCall): number;
}

/** Who makes a call in which language, and the platform that answers it. */
export type RecordCall = { caller: Caller } & Pick<CallContext, 'platform' | 'language'>;

const version = optional(pipe(number(), integer()));

/** The versions of the records that are to be deleted, in the order of their ids; without them none is checked. */
export const versions = nullish(array(pipe(number(), integer())), []);
export const versionsById = (ids: readonly string[], given: readonly number[]): ReadonlyMap<string, number> =>
  new Map(given.slice(0, ids.length).map((version, index) => [ids[index] ?? '', version]));

/** The request of a save by this caller for `saveOnce`; `id` is the `requestid`, empty without one. */
export const requestOf = ({ account, company }: Caller, path: string, id: string): string | undefined =>
  id === '' ? undefined : [company.tenantCode, account.username, path, id].join('\n');

/** The stamp of a record with its wire names. The platform itself has a name in each language. */
export const stampShape = ({ version: number, updatedAt, updatedBy }: RecordStamp, language: Language) => ({
  version: number,
  updatetime: updatedAt,
  updateby: updatedBy === SEEDED.updatedBy ? localise(updatedBy, language) : updatedBy,
});

/** The records of the caller's tenant. */
export const administrationOf = ({ company }: Caller, { platform }: CallContext) =>
  platform.administration(company.tenantCode);

/** The calls `list`, `get`, `save` and `delete` of one kind of records. */
export function recordCalls<R extends AdminRecord, Filters extends ObjectEntries, Fields extends ObjectEntries>(
  options: Options<R, Filters, Fields>,
): Record<string, WireHandler> {
  const { path, idName, view, manage } = options;
  const shapeIn = (administration: Administration, caller: Caller, { language }: CallContext) => {
    const shape = options.shape(administration, language, caller);
    return (record: R) => ({ [idName]: record.id, ...shape(record), ...stampShape(record, language) });
  };
  return {
    [`POST ${path}/list`]: positionCall(
      view,
      object({ ...options.filters, pageindex: pageIndex, pagesize: pageSize }),
      (input, caller, context) => {
        const administration = administrationOf(caller, context);
        const found = options.find(administration, input as Output<Filters>, caller, context.language);
        const { pageindex, pagesize } = input as { pageindex: number; pagesize: number };
        const page = pageOf(found, { index: pageindex, size: pagesize });
        return { items: page.rows.map(shapeIn(administration, caller, context)), itemcount: page.count };
      },
    ),

    [`POST ${path}/get`]: positionCall(view, object({ [idName]: text }), (input, caller, context) => {
      const administration = administrationOf(caller, context);
      return shapeIn(administration, caller, context)(options.records(administration).get(input[idName] ?? ''));
    }),

    [`POST ${path}/save`]: positionCall(
      manage,
      object({ ...options.fields, [idName]: idField, version, requestid: idField }),
      (input, caller, context) => {
        const { [idName]: id, requestid, ...fields } = input as Record<string, unknown> & { requestid: string };
        const given = { ...fields, id } as Output<Fields> & { id: string; version: number | undefined };
        const { platform, language } = context;
        const saved = saveOnce(platform.saves, requestOf(caller, path, requestid), given, (first) =>
          options.save(administrationOf(caller, context), { ...given, ...first }, actorOf(caller), {
            caller,
            platform,
            language,
          }),
        );
        return { [idName]: saved.id, version: saved.version };
      },
    ),

    [`POST ${path}/delete`]: positionCall(
      manage,
      object({ [`${idName}s`]: texts, versions }),
      (input, caller, context) => {
        const ids = input[`${idName}s`] as readonly string[];
        const administration = administrationOf(caller, context);
        options.records(administration).checkVersions(versionsById(ids, input.versions as readonly number[]));
        const call = { caller, platform: context.platform, language: context.language };
        return { deleted: options.remove(administration, ids, actorOf(caller), call) };
      },
    ),
  };
}
