import { cursorContext } from './cursorContext';
import type { Frame } from './cursorContext';
import { jsonTokens, valueOf } from './jsonTokens';
import { SchemaReader } from './schemaAt';
import type { JsonSchema, Part } from './schemaAt';
import type { Vocabulary } from './vocabulary';

export interface Completion {
  readonly kind: 'key' | 'value' | 'name';
  /** As it is written in JSON, with its quotation marks; what a person types is compared with it. */
  readonly label: string;
  /** What takes the token's place. */
  readonly apply: string;
  /** What it is for. */
  readonly info?: string;
  /** A key that must be there. */
  readonly isRequired?: boolean;
}

export interface Completions {
  /** The token that is replaced. */
  readonly from: number;
  readonly to: number;
  readonly options: readonly Completion[];
}

/** Keys whose values name a control of the page. */
const NAMING_KEYS = ['target', 'count'];
/** Steps that work on the rows of an array. */
const ROW_STEPS = /^(?:insert|delete|move|reload)(?:Rows?|Sections?)$/;

/** Name and type of each control in a text, also of one that is still being written. */
function controlsIn(text: string): readonly { name: string; type: string }[] {
  const tokens = jsonTokens(text);
  const controls: { name: string; type: string }[] = [];
  const stack: { name?: unknown; type?: unknown }[] = [];
  tokens.forEach((token, index) => {
    const top = stack.at(-1);
    if (token.text === '{' || token.text === '[') stack.push({});
    else if (token.text === '}' || token.text === ']') {
      const { name, type } = stack.pop() ?? {};
      if (typeof name === 'string' && typeof type === 'string') controls.push({ name, type });
    } else if (top && tokens[index - 1]?.text === ':') {
      const key = tokens[index - 2];
      if (key?.text === '"name"' || key?.text === '"type"')
        top[key.text === '"name"' ? 'name' : 'type'] = valueOf(token);
    }
  });
  return controls;
}

const written = (value: unknown): string => JSON.stringify(value);

function keyOptions(
  reader: SchemaReader,
  frames: readonly Frame[],
  { keys }: Frame,
  hasColon: boolean,
): readonly Completion[] {
  const parts = reader.at(frames);
  const required = new Set(parts.flatMap((part) => part.required ?? []));
  const found = new Map<string, Completion>();
  for (const [key, schema] of parts.flatMap(({ properties }) => Object.entries(properties ?? {}))) {
    if (keys.includes(key) || found.has(key)) continue;
    const description = describing(reader.partsOf(schema, {}));
    found.set(key, {
      kind: 'key',
      label: written(key),
      apply: `${written(key)}${hasColon ? '' : ': '}`,
      ...(description && { info: description }),
      ...(required.has(key) && { isRequired: true }),
    });
  }
  return [...found.values()].toSorted((a, b) => Number(b.isRequired ?? false) - Number(a.isRequired ?? false));
}

/** The first description of some parts, which is that of the property before that of its type. */
const describing = (parts: readonly Part[]): string | undefined =>
  parts.find(({ description }) => description !== undefined)?.description;

/** Within quotation marks only what has some. A value without a description has that of its property. */
function valueOptions(parts: readonly Part[], isInText: boolean): readonly Completion[] {
  const values = parts.flatMap((part) => [...(part.enum ?? []), ...(part.const === undefined ? [] : [part.const])]);
  const fitting = values.filter((value) => !isInText || typeof value === 'string');
  const described: Readonly<Record<string, string>> = Object.assign({}, ...parts.map((part) => part.enumDescriptions));
  return [...new Set(fitting)].map((value) => {
    const info = described[String(value)] ?? describing(parts);
    return { kind: 'value', label: written(value), apply: written(value), ...(info && { info }) };
  });
}

/** Type of a control and what that is for. */
const infoOf = (type: string, { $defs }: JsonSchema): string =>
  [type, $defs?.[`${type}Control`]?.description].filter(Boolean).join(' · ');

function nameOptions(text: string, frame: Frame, schema: JsonSchema): readonly Completion[] {
  const isRows = ROW_STEPS.test(String(frame.members.do ?? ''));
  const fitting = controlsIn(text).filter(({ type }) => !isRows || type === 'array');
  return fitting.map(({ name, type }) => ({
    kind: 'name',
    label: written(name),
    apply: written(name),
    info: infoOf(type, schema),
  }));
}

/** What the beginning of an expression's text leads up to: the word that is being written, unless it is a part of something or a text. */
const EXPRESSION_WORD = /^"=(?!=)(?:[^"'\\]|'[^'"]*')*?((?<![\w.])[A-Za-z_]\w*|(?<![\w.]))$/;

/** Names that an expression at the cursor can read. Undefined where none is being written. */
function expressionNames(
  text: string,
  from: number,
  offset: number,
  { schema, roots }: Vocabulary,
): Completions | undefined {
  const word = EXPRESSION_WORD.exec(text.slice(from, offset))?.[1];
  if (word === undefined) return undefined;
  const controls = controlsIn(text).map(({ name, type }): Completion => ({
    kind: 'name',
    label: name,
    apply: name,
    info: infoOf(type, schema),
  }));
  return {
    from: offset - word.length,
    to: offset,
    options: [
      ...controls,
      ...Object.entries(roots).map(([root, info]): Completion => ({ kind: 'name', label: root, apply: root, info })),
    ],
  };
}

/**
 * What could stand at a place of a page's text: keys, fixed values, names of controls, what an expression can read. Works on a text that is still
 * being written; undefined when there is nothing to offer.
 */
export function completionsAt(text: string, offset: number, vocabulary: Vocabulary): Completions | undefined {
  const { schema } = vocabulary;
  const context = cursorContext(text, offset);
  const frame = context?.frames.at(-1);
  if (!context || !frame) return undefined;
  const reader = new SchemaReader(schema);
  const { frames, role, from, to, hasColon } = context;
  const names = role === 'value' && from < offset ? expressionNames(text, from, offset, vocabulary) : undefined;
  if (names) return names;
  const isName = frame.kind === 'object' && NAMING_KEYS.includes(frame.key ?? '');
  const values = () =>
    isName ? nameOptions(text, frame, schema) : valueOptions(reader.valueAt(frames), from < to && text[from] === '"');
  const options = role === 'key' ? keyOptions(reader, frames, frame, hasColon) : values();
  return options.length === 0 ? undefined : { from, to, options };
}
