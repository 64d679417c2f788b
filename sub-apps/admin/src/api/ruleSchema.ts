import { CACHES } from '@atrium/common/constants/request';
import { list, looseString, read } from '@atrium/common/schemas';
import type { PortalHttp } from '@atrium/portal/contract/portal';
import { fallback, object, picklist, pipe, transform } from 'valibot';
import { DATA_RULES_PATH } from './dataRules';

export interface Choice {
  value: string;
  label: string;
}

/** An operator: how many values it needs, and its words with `{{values}}` in the place of the values. */
export interface Operator {
  operator: string;
  text: string;
  phrase: string;
  arity: 'one' | 'two' | 'many';
}

export interface RuleField {
  field: string;
  text: string;
  type: string;
  /** The possible values; none for a field without a list. */
  options: readonly Choice[];
  operators: readonly Operator[];
  /** Values that depend on who asks, such as the current user. */
  currents: readonly Choice[];
}

export interface RuleObject {
  object: string;
  text: string;
  fields: readonly RuleField[];
}

/** What conditions can be made of. */
export type RuleSchema = readonly RuleObject[];

const choicesOf = (wire: { key: string; text: string }[] | null | undefined): Choice[] =>
  (wire ?? []).map(({ key, text }) => ({ value: key, label: text }));

const answerSchema = pipe(
  object({
    objects: list(
      object({
        object: looseString,
        text: looseString,
        fields: list(
          object({
            field: looseString,
            text: looseString,
            type: looseString,
            options: list(object({ key: looseString, text: looseString })),
          }),
        ),
      }),
    ),
    types: list(
      object({
        type: looseString,
        operators: list(
          object({
            operator: looseString,
            text: looseString,
            phrase: looseString,
            arity: fallback(picklist(['one', 'two', 'many']), 'one'),
          }),
        ),
        currents: list(object({ current: looseString, text: looseString })),
      }),
    ),
  }),
  transform(({ objects, types }): RuleSchema =>
    (objects ?? []).map((each) => ({
      object: each.object,
      text: each.text,
      fields: (each.fields ?? []).map(({ field, text, type, options }) => {
        const found = (types ?? []).find((known) => known.type === type);
        return {
          field,
          text,
          type,
          options: choicesOf(options),
          operators: found?.operators ?? [],
          currents: choicesOf(found?.currents?.map(({ current, text: label }) => ({ key: current, text: label }))),
        };
      }),
    })),
  ),
);

/** Objects, fields and operators in the language of the person. */
export const ruleSchemaQuery = (http: PortalHttp, language: string) => ({
  queryKey: [DATA_RULES_PATH, 'fields', language],
  staleTime: CACHES.container.ttlMs,
  async queryFn({ signal }: { signal: AbortSignal }): Promise<RuleSchema> {
    return read(answerSchema, await http.post(`${DATA_RULES_PATH}/fields`, {}, { signal, isRead: true }));
  },
});
