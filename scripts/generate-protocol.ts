/**
 * Composes the protocol's JSON Schema from the base and one file per control and action. Generates from it a
 * reference, TypeScript types, and the schemas with which the engine validates pages, and lists the controls'
 * examples. `--check` compares the result with the committed files.
 */
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CORE_TYPES } from '../src/engine/controls/coreTypes';
import { printReference } from './protocol/printReference';
import { printTypes } from './protocol/printTypes';
import type { Schema } from './protocol/schema';

const ENGINE = path.join(__dirname, '..', 'src', 'engine');
const OUT = path.join(ENGINE, 'protocol', 'generated');
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Schema;

function ownSchemas(): { controls: Record<string, Schema>; actions: Record<string, Schema> } {
  const controls = readdirSync(path.join(ENGINE, 'controls'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(path.join(ENGINE, 'controls', entry.name, 'schema.json')))
    .map((entry) => [entry.name, read(path.join(ENGINE, 'controls', entry.name, 'schema.json'))] as const);
  const actions = readdirSync(path.join(ENGINE, 'actions'))
    .filter((file) => file.endsWith('.schema.json'))
    .map((file) => [file.replace('.schema.json', ''), read(path.join(ENGINE, 'actions', file))] as const);
  return { controls: Object.fromEntries(controls), actions: Object.fromEntries(actions) };
}

function compose(): { schema: Schema; controls: string[]; actions: string[] } {
  const base = read(path.join(ENGINE, 'protocol', 'schema', 'base.schema.json'));
  const own = ownSchemas();
  const $defs: Record<string, Schema> = { ...base.$defs };
  const variant = (common: string, discriminator: string, name: string, schema: Schema): Schema => ({
    title: undefined,
    description: schema.description,
    allOf: [
      { $ref: `#/$defs/${common}` },
      {
        type: 'object',
        required: [discriminator, ...((schema.required as string[] | undefined) ?? [])],
        properties: { [discriminator]: { const: name }, ...schema.properties },
      },
    ],
  });
  for (const [name, schema] of Object.entries(own.controls))
    $defs[`${name}Control`] = variant('controlCommon', 'type', name, schema);
  for (const [name, schema] of Object.entries(own.actions))
    $defs[`${name}Step`] = variant('stepCommon', 'do', name, schema);
  const refs = (names: string[], suffix: string) => names.map((name) => ({ $ref: `#/$defs/${name}${suffix}` }));
  const controls = Object.keys(own.controls);
  const actions = Object.keys(own.actions);
  $defs.control = { anyOf: [...refs(controls, 'Control'), { $ref: '#/$defs/fragmentUse' }] };
  $defs.step = { anyOf: refs(actions, 'Step') };
  return { schema: JSON.parse(JSON.stringify({ ...base, $defs, ...$defs.page })) as Schema, controls, actions };
}

/**
 * Schemas at which validation stops: the reader walks nested controls, steps and styles itself, so that an invalid part
 * does not invalidate the rest.
 */
const SHALLOW: Record<string, Schema> = {
  control: {},
  step: {},
  controls: { type: 'array' },
  steps: { type: 'array' },
  event: {},
  style: {},
};

/** Validated by the reader of styles, which is loaded with the lazy controls. */
const STYLE_PARTS = ['stylecolor', 'stylespace'];

/** Reduces a schema to the parts for validation: no descriptions, references by name. */
function shapeOf(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(shapeOf);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { $ref, properties, ...others } = schema as Schema;
  const kept = Object.entries(others).filter(([key]) => key !== 'description' && key !== 'title');
  return {
    ...($ref !== undefined && { $ref: $ref.replace('#/$defs/', '') }),
    ...Object.fromEntries(
      kept.map(([key, value]) => [key, key === 'required' || key === 'enum' ? value : shapeOf(value)]),
    ),
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([key, value]) => [key, shapeOf(value)])),
    }),
  };
}

/** Prints one set of schemas: for the engine's core, or for the lazily loaded control types. */
function shapes(defs: Record<string, Schema>, parts: readonly string[]): string {
  const lines = parts.map((part) => `  ${part}: ${JSON.stringify(shapeOf(SHALLOW[part] ?? defs[part]))},\n`);
  return `${HEADER}import type { Shape } from '../shape';\n\nexport const SHAPES: Readonly<Record<string, Shape>> = {\n${lines.join('')}};\n`;
}

/** Generates the list of every control's example. */
function examples(): string {
  const types = readdirSync(path.join(ENGINE, 'controls')).filter((type) =>
    existsSync(path.join(ENGINE, 'controls', type, 'gallery.json')),
  );
  const imports = types.map((type) => `import ${type}Example from '../../controls/${type}/gallery.json';\n`);
  return `${HEADER}${imports.join('')}\nexport const EXAMPLES: Readonly<Record<string, unknown>> = { ${types.map((type) => `${type}: ${type}Example`).join(', ')} };\n`;
}

const HEADER = '// Generated by scripts/generate-protocol.ts.\n';

function main() {
  const { schema, controls, actions } = compose();
  const isCore = (name: string) => (CORE_TYPES as readonly string[]).includes(name);
  const partOf = (name: string) => `${name}Control`;
  const defs = schema.$defs ?? {};
  const more = [...controls.filter((name) => !isCore(name)).map(partOf), ...STYLE_PARTS];
  const files: Record<string, string> = {
    'protocol.schema.json': `${JSON.stringify(schema, null, 2)}\n`,
    'reference.md': printReference(schema.$defs ?? {}, schema.description ?? '', controls, actions),
    'types.ts': printTypes(schema.$defs ?? {}, controls, actions),
    'shapes.ts': shapes(
      defs,
      Object.keys(defs).filter((part) => !more.includes(part)),
    ),
    'shapesMore.ts': shapes({ ...defs, styleProperties: defs.style ?? {} }, [...more, 'styleProperties']),
    'examples.ts': examples(),
  };
  const stale = Object.entries(files).filter(([name, text]) => {
    try {
      return readFileSync(path.join(OUT, name), 'utf8') !== text;
    } catch {
      return true;
    }
  });
  if (process.argv.includes('--check')) {
    if (stale.length === 0) return;
    process.stderr.write(`Out of date: ${stale.map(([name]) => name).join(', ')}. Run: npm run generate\n`);
    process.exitCode = 1;
    return;
  }
  stale.forEach(([name, text]) => writeFileSync(path.join(OUT, name), text));
}

main();
