import { array, lazy, looseObject, nullish, number, optional, pipe, string, transform, union } from 'valibot';
import type { GenericSchema } from 'valibot';
import { toAppError } from '@/common/errors/appError';
import type { AppError } from '@/common/errors/appError';
import type { OrganisationUnit } from '../../host';
import type { ControlModel } from '../../model/controlModel';
import type { Field } from '../../model/field';
import type { ControlNode, ControlType } from '../../protocol/nodes';
import { signal, untracked } from '../../model/reactive';
import type { Signal } from '../../model/reactive';
import type { Key } from './keysOf';
import { readRows } from './readRows';

/** A choice as it is offered, with everything the server sent with it; one of several levels holds those of the next. */
export interface Choice {
  readonly key: Key;
  readonly text: string;
  /** 0: it cannot be made any more (business spec §3). */
  readonly status?: number;
  readonly children?: readonly Choice[];
}

/** Nobody can tell two choices with one key apart: the first of them stands. */
export function distinct(choices: readonly Choice[]): readonly Choice[] {
  const byKey = new Map(choices.toReversed().map((choice) => [choice.key, choice]));
  const first = byKey.size === choices.length ? choices : choices.filter((choice) => byKey.get(choice.key) === choice);
  return first.map((choice) => (choice.children ? { ...choice, children: distinct(choice.children) } : choice));
}

const Below = pipe(
  nullish(array(lazy(() => ChoiceShape))),
  transform((children) => children ?? undefined),
);
const ChoiceShape: GenericSchema<unknown, Choice> = looseObject({
  key: union([string(), number()]),
  text: string(),
  status: optional(number()),
  children: Below,
});

/** The side of a field that its choices depend on. */
export type Chooser<T extends ControlType = ControlType> = Pick<
  Field<T>,
  'control' | 'node' | 'props' | 'sourceInput' | 'watch'
>;

interface Reading {
  readonly found: Signal<readonly Choice[] | undefined>;
  /** Why the choices could not be read. */
  readonly failure: Signal<AppError | undefined>;
  ask(): void;
}

interface Readings {
  /** How often the control had been asked to read again by then. */
  readonly reloads: number;
  readonly byInput: Map<string, Reading>;
}

/** What is being read or was read, by control or column and the input it was asked for with. */
const known = new WeakMap<object, Readings>();

const choicesOfUnits = (units: readonly OrganisationUnit[]): readonly Choice[] =>
  units.map(({ codePath, name, children }) => ({ key: codePath, text: name, children: choicesOfUnits(children) }));

async function read(
  control: ControlModel,
  api: string | undefined,
  input: string,
  isFresh: boolean,
): Promise<readonly Choice[]> {
  // Whoever asks is being shown or followed: what the call itself reads or tells is none of theirs.
  await Promise.resolve();
  if (api === undefined)
    return choicesOfUnits(
      await control.page.timed(control, 'read', 'organisations', () => control.page.host.organisations()),
    );
  return distinct(
    await readRows(control, ChoiceShape, { api, input: JSON.parse(input) as Record<string, unknown>, isFresh }),
  );
}

function createReading(control: ControlModel, api: string | undefined, input: string, isFresh: boolean): Reading {
  const reading: Reading = {
    found: signal<readonly Choice[] | undefined>(undefined),
    failure: signal<AppError | undefined>(undefined),
    ask() {
      const hasFailed = reading.failure() !== undefined;
      reading.found(undefined);
      reading.failure(undefined);
      read(control, api, input, isFresh || hasFailed).then(reading.found, (error: unknown) => {
        reading.failure(toAppError(error));
        reading.found([]);
        control.page.host.report(error);
      });
    },
  };
  reading.ask();
  return reading;
}

function readingOf(field: Chooser): Reading {
  const { api } = (field.props as { source?: { api: string } }).source ?? {};
  const input = JSON.stringify(field.sourceInput() ?? {});
  const reloads = field.control.reloads();
  const before = known.get(field.node);
  const readings = before?.reloads === reloads ? before : { reloads, byInput: new Map<string, Reading>() };
  const reading = readings.byInput.get(input) ?? createReading(field.control, api, input, reloads > 0);
  readings.byInput.set(input, reading);
  known.set(field.node, readings);
  return reading;
}

/**
 * The choices of a field's source, or the organisation where it has none: read once for a control or a whole column,
 * and again when the input of the source changes or somebody asks for it. Undefined until they are read, empty when they could not be. Inside
 * the field's watch it is followed.
 */
export const readChoices = (field: Chooser): readonly Choice[] | undefined => readingOf(field).found();

/** Why the choices of a field's source could not be read. Inside the field's watch it is followed. */
export const choicesFailure = (field: Chooser): AppError | undefined => readingOf(field).failure();

/** All choices of a control or column that were read so far, whatever they were asked for with; asks for none. */
export const choicesRead = (node: ControlNode): readonly Choice[] =>
  untracked(() => [...(known.get(node)?.byInput.values() ?? [])].flatMap(({ found }) => found() ?? []));

/** Asks once more for choices that could not be read. */
export function retryChoices(field: Chooser): void {
  const reading = readingOf(field);
  if (reading.failure()) reading.ask();
}
