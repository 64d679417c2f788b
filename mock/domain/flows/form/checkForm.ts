import { businessError } from '../../apiError';
import type { Position } from '../../company/entities';
import { isComputed } from '../computedValues';
import { checkCondition, compileCondition, conditionValues } from '../definition/condition';
import type { FieldRights } from '../definition/flow';
import type { FormValues } from '../process';
import { rightOf } from '../run/rights';
import type { FormControl } from './formControl';
import { formControls } from './formControl';
import { isFilled, isOfKind, judgeValue } from './judgeValue';
import type { Fault, FormSources } from './judgeValue';
import { pageRuleFault } from './pageRules';

/** A form that was sent, with the rights of who sent it. */
export interface SentForm {
  pageCode: string;
  values: FormValues;
  rights: FieldRights;
  applicant: Position;
  sources: FormSources;
}

const valueOf = (values: FormValues, name: string): unknown => (Object.hasOwn(values, name) ? values[name] : undefined);

const CODES: Readonly<Record<Fault['code'], string>> = {
  required: 'flow.field_required',
  invalid: 'flow.field_invalid',
};

function refuse({ name, title }: FormControl, { code, column, row }: Fault): never {
  const field = column ? [title, column.title] : title;
  throw businessError(CODES[code], { field, name, ...(row !== undefined && { row }) });
}

/** The inputs that the sender fills in; what the platform computes is none. */
const filledBySender = ({ pageCode, rights }: Pick<SentForm, 'pageCode' | 'rights'>) =>
  formControls(pageCode).filter(
    ({ name }) => !isComputed(pageCode, name) && ['editable', 'required'].includes(rightOf(rights, name)),
  );

function checkKind(control: FormControl, values: FormValues): void {
  const value = valueOf(values, control.name);
  const text = control.textField === '' ? '' : (valueOf(values, control.textField) ?? '');
  if ((isFilled(value) && !isOfKind(control, value)) || typeof text !== 'string') refuse(control, { code: 'invalid' });
}

/** Throws for a value that is none of its control: of another kind, whatever its size. For drafts, which may be unfinished. */
export function checkKinds(form: Pick<SentForm, 'pageCode' | 'rights' | 'values'>): void {
  for (const control of filledBySender(form)) checkKind(control, form.values);
}

/** Throws unless the sender may go on with these values: what they fill in is complete, and right by the page. */
export function checkForm(form: SentForm): void {
  const { pageCode, values, rights, applicant, sources } = form;
  // A page may ask who is signed in, which a condition cannot: then only the page itself asks for the field.
  const holds = (expression: string) =>
    !checkCondition(expression) && compileCondition(expression).holds(conditionValues(values, applicant));
  const isRequired = ({ name, required }: FormControl) =>
    rightOf(rights, name) === 'required' || (typeof required === 'string' ? holds(required) : required);
  for (const control of filledBySender(form)) {
    checkKind(control, values);
    const fault = judgeValue(control, valueOf(values, control.name), isRequired(control), sources);
    if (fault) refuse(control, fault);
  }
  // Names that the rights require and the page does not have.
  for (const [name, right] of Object.entries(rights.fields))
    if (right === 'required' && !isComputed(pageCode, name) && !isFilled(valueOf(values, name)))
      throw businessError('flow.field_required', { field: name, name });
  const broken = pageRuleFault(pageCode, values);
  if (broken) throw broken;
}
