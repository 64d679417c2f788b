import type { Frame } from './cursorContext';

/** As much of a JSON Schema as the protocol's uses. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
  readonly description?: string;
  readonly anyOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly additionalProperties?: JsonSchema;
  readonly items?: JsonSchema;
  readonly required?: readonly string[];
  readonly enum?: readonly unknown[];
  /** What each value of `enum` stands for, by the value. */
  readonly enumDescriptions?: Readonly<Record<string, string>>;
  readonly const?: unknown;
}

type Members = Frame['members'];

/** A schema without references and branches. */
export type Part = Omit<JsonSchema, '$ref' | 'anyOf' | 'allOf'>;

const REF = '#/$defs/';

/** The fixed value of a property, like `type` of one control. */
const constOf = (parts: readonly Part[], key: string): unknown =>
  parts.map(({ properties }) => properties?.[key]?.const).find((value) => value !== undefined);

/** Reads a schema at a place: which parts hold there, given what stands in the objects on the way. */
export class SchemaReader {
  constructor(private readonly root: JsonSchema) {}

  /** All parts that may hold; of branches only those that the members agree with, when some do by a fixed value. */
  partsOf(schema: JsonSchema, members: Members): readonly Part[] {
    const { $ref, anyOf, allOf, ...own } = schema;
    const target = $ref === undefined ? undefined : this.root.$defs?.[$ref.slice(REF.length)];
    return [
      own,
      ...(target ? this.partsOf(target, members) : []),
      ...(allOf ?? []).flatMap((part) => this.partsOf(part, members)),
      ...(anyOf ? this.branches(anyOf, members) : []),
    ];
  }

  /** Parts of each branch. Branches that differ in a fixed value, like `type`, are told apart by it. */
  private branches(anyOf: readonly JsonSchema[], members: Members): readonly Part[] {
    const all = anyOf.map((branch) => this.partsOf(branch, members));
    const agreeing = all.filter((parts) =>
      Object.keys(members).some((key) => constOf(parts, key) === members[key] && members[key] !== undefined),
    );
    if (agreeing.length > 0) return agreeing.flat();
    const named = all.filter((parts) =>
      parts.some(({ properties }) => Object.values(properties ?? {}).some((property) => property.const !== undefined)),
    );
    return named.length > 1 ? [undecided(all, named)] : all.flat();
  }

  /** Schemas of a key of an object. */
  private below(parts: readonly Part[], key: string): readonly JsonSchema[] {
    const named = parts.flatMap(({ properties = {} }) =>
      Object.hasOwn(properties, key) ? (properties[key] ?? []) : [],
    );
    return named.length > 0 ? named : parts.flatMap(({ additionalProperties }) => additionalProperties ?? []);
  }

  /** The parts that hold inside the last frame. */
  at(frames: readonly Frame[]): readonly Part[] {
    let schemas: readonly JsonSchema[] = [this.root];
    let parts: readonly Part[] = [];
    frames.forEach((frame, index) => {
      parts = schemas.flatMap((schema) => this.partsOf(schema, frame.members));
      if (index === frames.length - 1) return;
      schemas = frame.kind === 'list' ? parts.flatMap(({ items }) => items ?? []) : this.below(parts, frame.key ?? '');
    });
    return parts;
  }

  /** The parts of the value that is due in the last frame. */
  valueAt(frames: readonly Frame[]): readonly Part[] {
    const last = frames.at(-1);
    const parts = this.at(frames);
    const schemas =
      last?.kind === 'list' ? parts.flatMap(({ items }) => items ?? []) : this.below(parts, last?.key ?? '');
    return schemas.flatMap((schema) => this.partsOf(schema, {}));
  }
}

/** The description of a property that the parts have in common, beside the fixed value that each has of its own. */
function commonDescription(named: readonly (readonly Part[])[], key: string): Pick<JsonSchema, 'description'> {
  const description = named
    .flat()
    .map(({ properties }) => properties?.[key]?.description)
    .find((text) => text !== undefined);
  return description === undefined ? {} : { description };
}

/** What can be said before it is known which branch it is: the fixed values to choose from, and what all have in common. */
function undecided(all: readonly (readonly Part[])[], named: readonly (readonly Part[])[]): Part {
  const propertiesOf = (parts: readonly Part[]): Record<string, JsonSchema> =>
    Object.assign({}, ...parts.map(({ properties }) => properties ?? {})) as Record<string, JsonSchema>;
  const each = named.map(propertiesOf);
  const [first = {}] = each;
  const common = Object.entries(first).filter(([key]) => each.every((properties) => key in properties));
  const properties = Object.fromEntries(
    common.map(([key, schema]) => {
      const values = each.flatMap((one) => one[key]?.const ?? []);
      const described = each.flatMap((one, index) => {
        const description = named[index]?.find((part) => part.description !== undefined)?.description;
        return description === undefined ? [] : [[String(one[key]?.const), description] as const];
      });
      const fixed = { enum: values, enumDescriptions: Object.fromEntries(described) };
      return [key, values.length > 0 ? { ...commonDescription(named, key), ...fixed } : schema];
    }),
  );
  const others = all.filter((parts) => !named.includes(parts)).map(propertiesOf);
  return {
    properties: Object.assign({}, ...others, properties) as Record<string, JsonSchema>,
    required: Object.keys(properties).filter((key) => properties[key]?.enum !== undefined),
  };
}
