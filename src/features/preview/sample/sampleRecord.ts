import { isRecord } from '@/common/isRecord';
import { columnOf } from './columnsOf';
import { sampleValue } from './sampleValue';

type Wire = Readonly<Record<string, unknown>>;
type Row = Record<string, unknown>;

/** Types of controls with one value. */
const SINGLE = [
  'text',
  'textarea',
  'number',
  'money',
  'date',
  'datetime',
  'time',
  'switch',
  'slider',
  'rate',
  'label',
  'radio',
  'select',
];
const LINES = 3;

const isControl = (part: unknown): part is Wire => isRecord(part) && typeof part.type === 'string';

/** All controls of the page, also in containers, without the columns of arrays. */
function controlsIn(part: unknown): readonly Wire[] {
  if (Array.isArray(part)) return part.flatMap(controlsIn);
  if (!isRecord(part)) return [];
  const own = isControl(part) && typeof part.name === 'string' ? [part] : [];
  return part.type === 'array' ? own : [...own, ...Object.values(part).flatMap(controlsIn)];
}

function fieldsOf(controls: readonly Wire[], index: number, seed: string): Row {
  const single = controls.filter(
    ({ type, value, source }) => SINGLE.includes(String(type)) && value === undefined && source === undefined,
  );
  return Object.fromEntries(
    single.flatMap(columnOf).flatMap((column) => (column ? [[column.name, sampleValue(column, index, seed)]] : [])),
  );
}

/** A sample record of the page: a value for each control, a few rows for each array. */
export function sampleRecord(page: unknown, seed: string): Row {
  const controls = controlsIn(isRecord(page) ? page.controls : undefined);
  const arrays = controls
    .filter(({ type }) => type === 'array')
    .map(({ name, controls: columns }) => {
      const rows = Array.from({ length: LINES }, (_, index) =>
        fieldsOf(controlsIn(columns), index, `${seed} ${String(name)}`),
      );
      return [String(name), rows] as const;
    });
  return { ...fieldsOf(controls, 0, seed), ...Object.fromEntries(arrays) };
}
