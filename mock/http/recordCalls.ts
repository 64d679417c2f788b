import { object, optional, pipe, integer, number } from 'valibot';
import type { InferOutput, ObjectEntries, ObjectSchema } from 'valibot';
import type { Administration } from '../domain/administration/administration';
import type { Caller } from '../domain/accounts/caller';
import { actorOf } from '../domain/accounts/caller';
import type { FunctionCode } from '../domain/functions';
import type { Language } from '../domain/languages/table';
import { pageOf } from '../domain/query/page';
import type { Records } from '../domain/records/createRecords';
import type { Actor, AdminRecord, RecordStamp } from '../domain/records/record';
import { positionCall } from './calls';
import type { CallContext } from './createHandler';
import { pageIndex, pageSize, text, texts } from './fields';
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

/** The stamp of a record with its wire names. */
export const stampShape = ({ version: number, updatedAt, updatedBy }: RecordStamp) => ({
  version: number,
  updatetime: updatedAt,
  updateby: updatedBy,
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
    return (record: R) => ({ [idName]: record.id, ...shape(record), ...stampShape(record) });
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
      object({ ...options.fields, [idName]: text, version }),
      (input, caller, context) => {
        const { [idName]: id, ...fields } = input as Record<string, unknown>;
        const saved = options.save(
          administrationOf(caller, context),
          { ...fields, id } as Output<Fields> & { id: string; version: number | undefined },
          actorOf(caller),
          { caller, platform: context.platform, language: context.language },
        );
        return { [idName]: saved.id, version: saved.version };
      },
    ),

    [`POST ${path}/delete`]: positionCall(manage, object({ [`${idName}s`]: texts }), (input, caller, context) => ({
      deleted: options.remove(administrationOf(caller, context), input[`${idName}s`] ?? [], actorOf(caller), {
        caller,
        platform: context.platform,
        language: context.language,
      }),
    })),
  };
}
