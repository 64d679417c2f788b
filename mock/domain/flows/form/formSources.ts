import type { Caller } from '../../accounts/caller';
import { findCustomer } from '../../customers/queryCustomers';
import type { FormValues, Process } from '../process';
import { formControls } from './formControl';
import type { FormSources } from './judgeValue';
import { keysOf } from './judgeValue';

/**
 * What the business calls of forms offer: to the applicant what is in their data scope; who decides about a process keeps
 * what the applicant has chosen.
 */
export function formSources(caller: Caller, process?: Process): FormSources {
  const isDecider = process !== undefined && process.applicant.id !== caller.position.id;
  const find = (id: string) => (isDecider ? caller.company.customers.get(id) : findCustomer(caller, id));
  return { customeroptions: (id) => find(id)?.name };
}

/** The values with the texts of their choices as the business calls have them, whatever was sent. */
export function withSourceTexts(pageCode: string, values: FormValues, sources: FormSources): FormValues {
  const texts = formControls(pageCode).flatMap((control) => {
    const { name, source, textField } = control;
    const textOf = Object.hasOwn(sources, source) ? sources[source] : undefined;
    const [key] = (Object.hasOwn(values, name) && keysOf(control, values[name])) || [];
    const text = key === undefined || textField === '' ? undefined : textOf?.(key);
    return text === undefined ? [] : [[textField, text] as const];
  });
  return { ...values, ...Object.fromEntries(texts) };
}
