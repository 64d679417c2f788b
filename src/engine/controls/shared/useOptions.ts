import { useEffect, useState } from 'react';
import { array, lazy, looseObject, number, optional, safeParse, string, union } from 'valibot';
import type { GenericSchema } from 'valibot';
import { AppError } from '@/common/errors/appError';
import type { Field } from '../../model/field';
import type { PageModel } from '../../model/pageModel';
import type { Treeoption } from '../../protocol/generated/types';
import { usePage } from '../../react/pageContext';
import { useWatched } from '../../react/useWatched';
import type { Key } from './keysOf';

/** A choice as it is offered; one of several levels holds those of the next. */
export interface Choice {
  readonly key: Key;
  readonly text: string;
  readonly children?: readonly Choice[];
}

const ChoiceShape: GenericSchema<Choice> = looseObject({ key: union([string(), number()]), text: string(), children: optional(array(lazy(() => ChoiceShape))) });

/** Control types whose choices stand in the protocol or come from the server. */
export type ChoiceType = 'select' | 'radio' | 'checkbox' | 'cascader';

/** Choices that are being read or were read, by control or column and the input they were asked for with. */
const known = new WeakMap<object, Map<string, Promise<readonly Choice[]>>>();

/** Nobody can tell two choices with one key apart: the first of them stands. */
function distinct(choices: readonly Choice[]): readonly Choice[] {
  const byKey = new Map(choices.toReversed().map((choice) => [choice.key, choice]));
  const first = byKey.size === choices.length ? choices : choices.filter((choice) => byKey.get(choice.key) === choice);
  return first.map((choice) => (choice.children ? { ...choice, children: distinct(choice.children) } : choice));
}

const given = (page: PageModel, options: readonly Treeoption[] = []): readonly Choice[] =>
  options.filter(({ status }) => status !== 0).map(({ children, ...option }) => ({ ...option, text: page.text(option.text), ...(children && { children: given(page, children) }) }));

async function read(page: PageModel, api: string, input: string): Promise<readonly Choice[]> {
  const answer = await page.host.call({ api, input: JSON.parse(input) as Record<string, unknown>, pageCode: page.pageCode, isContainerRead: true });
  const parsed = safeParse(array(ChoiceShape), answer);
  if (!parsed.success) throw new AppError('service', page.host.t('engine.badanswer'), { code: 'engine.badanswer' });
  return distinct(parsed.output);
}

/** Choices of a control: those of the protocol, or read once for a control or a whole column, and again when the input of its source changes. */
export function useOptions(field: Field<ChoiceType>): { options?: readonly Choice[]; isLoading: boolean } {
  const page = usePage();
  const input = useWatched(field, () => JSON.stringify(field.sourceInput() ?? {}));
  const [found, setFound] = useState<{ readonly input: string; readonly options: readonly Choice[] }>();
  const api = field.props.source?.api;
  useEffect(() => {
    if (api === undefined) return undefined;
    let isCurrent = true;
    const byInput = known.get(field.node) ?? new Map<string, Promise<readonly Choice[]>>();
    const reading = byInput.get(input) ?? read(page, api, input);
    known.set(field.node, byInput.set(input, reading));
    reading.then(
      (options) => isCurrent && setFound({ input, options }),
      (error: unknown) => {
        byInput.delete(input);
        if (isCurrent) setFound({ input, options: [] });
        page.host.report(error);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [page, field.node, api, input]);
  if (api === undefined) return { options: distinct(given(page, field.props.options)), isLoading: false };
  const options = found?.input === input ? found.options : undefined;
  return { options, isLoading: options === undefined };
}
