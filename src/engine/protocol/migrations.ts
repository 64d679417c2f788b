import { isRecord } from '@/common/isRecord';
import { holdsData } from './dataKeys';

type Part = Record<string, unknown>;

/** What changed in a version of the protocol: how a control of the version before is written in it. */
interface Migration {
  readonly to: readonly [major: number, minor: number];
  control(control: Part): Part;
}

/** Oldest first; each starts where the one before has ended. */
const MIGRATIONS: readonly Migration[] = [
  {
    // Several lines of text are a control of their own.
    to: [1, 1],
    control({ multiline, ...control }) {
      return control.type === 'text' && multiline === 1
        ? { ...control, type: 'textarea' }
        : { ...control, ...(multiline !== undefined && control.type !== 'text' && { multiline }) };
    },
  },
];

/** Every control at any depth; what is no control stays the same. Data is as it is in every version. */
function mapControls(value: unknown, change: (control: Part) => Part): unknown {
  if (Array.isArray(value)) return value.map((item) => mapControls(item, change));
  if (!isRecord(value)) return value;
  const inner = Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, holdsData(key) ? part : mapControls(part, change)]),
  );
  return typeof value.type === 'string' && 'name' in value ? change(inner) : inner;
}

/** A page or fragment of an older version, as the present version writes it. The paths of its parts stay what they are. */
export function migrate(part: unknown, version: unknown): unknown {
  const [major = 0, minor = 0] = typeof version === 'string' ? version.split('.').map(Number) : [];
  const due = MIGRATIONS.filter(({ to }) => to[0] > major || (to[0] === major && to[1] > minor));
  return due.reduce((migrated, { control }) => mapControls(migrated, control), part);
}
