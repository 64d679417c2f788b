import {
  array,
  boolean,
  finite,
  literal,
  maxLength,
  number,
  object,
  optional,
  picklist,
  pipe,
  record,
  string,
  union,
  unknown,
  variant,
} from 'valibot';
import type { InferOutput } from 'valibot';
import { PREVIEW } from '@/common/constants/preview';
import { PAGE_STATUS } from '@/engine/host';

export const CAPSULE_KIND = PREVIEW.capsuleKind;
export const CAPSULE_VERSION = 1;

export const CAPSULE_LIMITS = {
  /** Of the file; it also fits into one message to the preview. */
  bytes: 1_900_000,
  /** The oldest are dropped. */
  calls: 60,
  errors: 20,
  traceEntries: 2_000,
  /** A longer text, such as a picture, is cut. */
  textLength: 20_000,
  depth: 100,
  /** Arrays that are cut, each with its place. */
  cuts: 200,
} as const;

const text = pipe(string(), maxLength(CAPSULE_LIMITS.textLength + 100));
const ms = pipe(number(), finite());
const fields = record(string(), unknown());
const codes = union([literal('all'), array(text)]);

const Ending = object({
  tookMs: ms,
  result: optional(text),
  error: optional(text),
  isSkipped: optional(boolean()),
});
const common = { id: number(), cause: optional(number()), at: ms };
const change = { control: text, place: optional(text), before: text, after: text };

const CapsuleEntry = variant('kind', [
  object({ kind: literal('edit'), ...common, ...change }),
  object({
    kind: literal('change'),
    ...common,
    ...change,
    prop: picklist(['hidden', 'required', 'readonly', 'value']),
    source: optional(text),
  }),
  object({ kind: literal('event'), ...common, trigger: text, control: optional(text), ending: optional(Ending) }),
  object({
    kind: literal('step'),
    ...common,
    action: text,
    path: optional(text),
    params: text,
    ending: optional(Ending),
  }),
  object({ kind: literal('request'), ...common, api: text, input: text, ending: optional(Ending) }),
]);

const CapsulePage = object({
  code: text,
  status: picklist(Object.values(PAGE_STATUS)),
  linkParam: fields,
  protocol: unknown(),
  fragments: fields,
  values: fields,
  /** Texts of the tenant by the keys that the page names, in the language of the capsule. */
  texts: record(string(), text),
  user: object({ fields, functions: codes, roles: codes }),
});

const CapsuleCall = object({
  api: text,
  input: fields,
  /** Milliseconds since 1970. */
  at: ms,
  tookMs: ms,
  answer: optional(unknown()),
  /** Instead of an answer. */
  error: optional(object({ kind: text, message: text, code: optional(text), status: optional(number()) })),
});

const CapsuleError = object({ at: ms, source: text, message: text, details: optional(text) });

/** What was shortened so that the file stays small: an array at a path, from so many items to so many. */
const Cut = object({ path: text, from: number(), to: number() });

export const CapsuleSchema = object({
  kind: literal(CAPSULE_KIND),
  version: literal(CAPSULE_VERSION),
  madeAt: text,
  language: text,
  /** `masked`: personal data is replaced by placeholders of the same type. */
  values: picklist(['kept', 'masked']),
  page: optional(CapsulePage),
  calls: pipe(array(CapsuleCall), maxLength(CAPSULE_LIMITS.calls)),
  trace: pipe(array(CapsuleEntry), maxLength(CAPSULE_LIMITS.traceEntries)),
  errors: pipe(array(CapsuleError), maxLength(CAPSULE_LIMITS.errors)),
  cuts: pipe(array(Cut), maxLength(CAPSULE_LIMITS.cuts)),
});

/** What a page was and did, in one file without secrets; the preview shows it without a server. */
export type Capsule = InferOutput<typeof CapsuleSchema>;
export type CapsulePage = InferOutput<typeof CapsulePage>;
export type CapsuleCall = InferOutput<typeof CapsuleCall>;
export type CapsuleEntry = InferOutput<typeof CapsuleEntry>;
export type CapsuleCut = InferOutput<typeof Cut>;
