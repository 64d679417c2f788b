import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { AppError } from '@/common/errors/appError';
import type { Field } from '../../model/field';
import { untracked } from '../../model/reactive';
import type { PageModel } from '../../model/pageModel';
import { usePage } from '../../react/pageContext';

const Choices = v.array(v.looseObject({ key: v.union([v.string(), v.number()]), text: v.string() }));
export type Choice = v.InferOutput<typeof Choices>[number];

const known = new WeakMap<object, Promise<readonly Choice[]>>();

async function read(page: PageModel, field: Field<'select'>): Promise<readonly Choice[]> {
  const { source, options = [] } = field.props;
  if (!source) return options.filter(({ status }) => status !== 0).map((option) => ({ ...option, text: page.text(option.text) }));
  const input = untracked(() => field.node.sourceInput?.run(page.scope));
  const answer = await page.host.call({ api: source.api, input: (input as Record<string, unknown> | undefined) ?? {}, pageCode: page.pageCode, isContainerRead: true });
  const parsed = v.safeParse(Choices, answer);
  if (!parsed.success) throw new AppError('service', page.host.t('engine.badanswer'), { code: 'engine.badanswer' });
  return parsed.output;
}

/** Choices of a select, read once for a control or for a whole column. */
export function useOptions(field: Field<'select'>): { options?: readonly Choice[]; isLoading: boolean } {
  const page = usePage();
  const [options, setOptions] = useState<readonly Choice[]>();
  useEffect(() => {
    let isCurrent = true;
    const reading = known.get(field.node) ?? read(page, field);
    known.set(field.node, reading);
    reading.then(
      (choices) => isCurrent && setOptions(choices),
      (error: unknown) => {
        known.delete(field.node);
        if (isCurrent) setOptions([]);
        page.host.report(error);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [page, field.node]); // eslint-disable-line react-hooks/exhaustive-deps -- one list for all fields of this key
  return { options, isLoading: options === undefined };
}
