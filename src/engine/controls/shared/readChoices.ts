import { array, lazy, looseObject, nullish, number, object, pipe, safeParse, string, transform, union } from 'valibot';
import type { GenericSchema } from 'valibot';
import { AppError } from '@/common/errors/appError';
import type { OrganisationUnit } from '../../host';
import type { Field } from '../../model/field';
import type { PageModel } from '../../model/pageModel';
import type { ControlType } from '../../protocol/nodes';
import { signal } from '../../model/reactive';
import type { Signal } from '../../model/reactive';
import type { Key } from './keysOf';

/** A choice as it is offered, with everything the server sent with it; one of several levels holds those of the next. */
export interface Choice {
  readonly key: Key;
  readonly text: string;
  readonly children?: readonly Choice[];
}

/** Nobody can tell two choices with one key apart: the first of them stands. */
export function distinct(choices: readonly Choice[]): readonly Choice[] {
  const byKey = new Map(choices.toReversed().map((choice) => [choice.key, choice]));
  const first = byKey.size === choices.length ? choices : choices.filter((choice) => byKey.get(choice.key) === choice);
  return first.map((choice) => (choice.children ? { ...choice, children: distinct(choice.children) } : choice));
}

const Below = pipe(nullish(array(lazy(() => ChoiceShape))), transform((children) => children ?? undefined));
const ChoiceShape: GenericSchema<unknown, Choice> = looseObject({ key: union([string(), number()]), text: string(), children: Below });
const Answer = union([array(ChoiceShape), object({ items: array(ChoiceShape) })]);

/** The side of a field that its choices depend on. */
export type Chooser<T extends ControlType = ControlType> = Pick<Field<T>, 'node' | 'props' | 'sourceInput' | 'watch'>;

interface Reading {
  readonly found: Signal<readonly Choice[] | undefined>;
  hasFailed: boolean;
  ask(): void;
}

/** What is being read or was read, by control or column and the input it was asked for with. */
const known = new WeakMap<object, Map<string, Reading>>();

const choicesOfUnits = (units: readonly OrganisationUnit[]): readonly Choice[] =>
  units.map(({ codePath, name, children }) => ({ key: codePath, text: name, children: choicesOfUnits(children) }));

async function read(page: PageModel, api: string | undefined, input: string): Promise<readonly Choice[]> {
  // Whoever asks is being shown or followed: what the call itself reads or tells is none of theirs.
  await Promise.resolve();
  if (api === undefined) return choicesOfUnits(await page.host.organisations());
  const answer = await page.host.call({ api, input: JSON.parse(input) as Record<string, unknown>, pageCode: page.pageCode, isContainerRead: true });
  const parsed = safeParse(Answer, answer);
  if (!parsed.success) throw new AppError('service', page.host.t('engine.badanswer'), { code: 'engine.badanswer' });
  return distinct('items' in parsed.output ? parsed.output.items : parsed.output);
}

function createReading(page: PageModel, api: string | undefined, input: string): Reading {
  const reading: Reading = {
    found: signal<readonly Choice[] | undefined>(undefined),
    hasFailed: false,
    ask() {
      reading.hasFailed = false;
      reading.found(undefined);
      read(page, api, input).then(reading.found, (error: unknown) => {
        reading.hasFailed = true;
        reading.found([]);
        page.host.report(error);
      });
    },
  };
  reading.ask();
  return reading;
}

function readingOf(field: Chooser, page: PageModel): Reading {
  const { api } = (field.props as { source?: { api: string } }).source ?? {};
  const input = JSON.stringify(field.sourceInput() ?? {});
  const byInput = known.get(field.node) ?? new Map<string, Reading>();
  const reading = byInput.get(input) ?? createReading(page, api, input);
  known.set(field.node, byInput.set(input, reading));
  return reading;
}

/**
 * The choices of a field's source, or the organisation where it has none: read once for a control or a whole column,
 * and again when the input of the source changes. Undefined until they are read, empty when they could not be. Inside
 * the field's watch it is followed.
 */
export const readChoices = (field: Chooser, page: PageModel): readonly Choice[] | undefined => readingOf(field, page).found();

/** Asks once more for choices that could not be read. */
export function retryChoices(field: Chooser, page: PageModel): void {
  const reading = readingOf(field, page);
  if (reading.hasFailed) reading.ask();
}
