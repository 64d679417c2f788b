import { array, boolean, object, optional, picklist, record, safeParse, string, unknown } from 'valibot';
import type { InferOutput } from 'valibot';

/** The type of the controls of which nothing is ever kept. */
export const SECRET = 'password';

const keptControl = object({
  name: string(),
  /** As the person knew it, for the case that it is gone. */
  title: string(),
  type: string(),
  value: optional(unknown()),
  /** A person changed it; else an event did. */
  isOwn: boolean(),
  /** What came with the last edit: the choice, and fields of the record that changed along. */
  option: optional(unknown()),
  siblings: optional(record(string(), unknown())),
  /** Of an array: the state of each line, from top to bottom. */
  states: optional(array(picklist(['loaded', 'added', 'modified']))),
});

const schema = object({
  /** Under which a submit was sent that was not answered: sent again, it is the same record. */
  recordId: optional(string()),
  /** What the record contained on the server when the page was filled: tells a draft that is older than the record. */
  storedState: optional(record(string(), string())),
  controls: array(keptControl),
});

/** One control in a draft. */
export type KeptControl = InferOutput<typeof keptControl>;
export type DraftContent = Readonly<InferOutput<typeof schema>>;

/** Undefined when it is none, or was written by another version. */
export function readContent(content: unknown): DraftContent | undefined {
  const result = safeParse(schema, content);
  return result.success ? result.output : undefined;
}
