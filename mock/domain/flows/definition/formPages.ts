import { array, fallback, looseObject, object, optional, safeParse, string, unknown } from 'valibot';
import type { InferOutput } from 'valibot';
import { localise } from '../../languages/localise';
import type { Language } from '../../languages/table';
import { findPage, pageCodes, pageUpdatedAt } from '../../protocols';

/** A value that a select or a radio offers. */
export interface FieldOption {
  value: string;
  /** A translation key, or the text itself. */
  text: string;
}

/** An input of a form. */
export interface FormField {
  name: string;
  /** A translation key, or the text itself. */
  title: string;
  /** The type of its control. */
  type: string;
  /** The field of the record that holds the text of its choice. */
  textField?: string;
  /** What it offers, where the page itself says so; options that come from the server are not known here. */
  options?: readonly FieldOption[];
  /** The platform knows it of the document; the page has no control for it. */
  isBesidePage?: true;
  /** The names of the columns of a table. */
  columns?: readonly string[];
}

export interface FormPage {
  pageCode: string;
  title: string;
  fields: readonly FormField[];
}

/** Pages that can be a form. */
const FORMS = /^(flow-.+|order-form)$/;

/** Controls that show something, those that only hold others, and lists whose rows are no part of the form. */
const NO_INPUTS: ReadonlySet<string> = new Set([
  ...['label', 'link', 'html', 'divider', 'chart', 'barcode', 'calendar', 'report', 'steps', 'tree', 'table', 'list'],
  ...['button', 'buttongroup', 'toolbar', 'card', 'collapse', 'column', 'drawer', 'panel', 'row', 'tabs', 'search'],
]);

/** What the platform knows of a document beside its page: a title, and fields that conditions can read. */
const DOCUMENTS: ReadonlyMap<string, Pick<FormPage, 'title' | 'fields'>> = new Map([
  [
    'order-form',
    { title: 'order.document', fields: [{ name: 'amount', title: 'order.amount', type: 'money', isBesidePage: true }] },
  ],
]);

/** The input of a list of rows. */
const TABLE = 'array';

const pageSchema = object({
  pageinfo: object({ title: optional(string(), '') }),
  controls: array(unknown()),
});
const controlSchema = looseObject({
  type: string(),
  name: optional(string(), ''),
  title: optional(string(), ''),
  textfield: optional(string(), ''),
  controls: optional(array(unknown()), []),
  options: fallback(optional(array(object({ key: string(), text: string() })), []), []),
});

/** `@order.customer` is the key `order.customer`; a computed title is not known before the page runs. */
export const keyOf = (title: string, name: string) =>
  title.startsWith('@') ? title.slice(1) : title === '' || title.startsWith('=') ? name : title;

/** An input as its page declares it. */
export type FormInput = InferOutput<typeof controlSchema>;

/** The inputs of controls and of the containers among them. The columns of a table are part of the table. */
export const inputsOf = (controls: readonly unknown[]): readonly FormInput[] =>
  controls.flatMap((control) => {
    const read = safeParse(controlSchema, control);
    if (!read.success) return [];
    const { type, name, controls: inner } = read.output;
    if (NO_INPUTS.has(type)) return inputsOf(inner);
    return name === '' ? [] : [read.output];
  });

const fieldsOf = (controls: readonly unknown[]): readonly FormField[] =>
  inputsOf(controls).map(({ type, name, title, textfield, options: offered, controls: inner }) => {
    const options = offered.map(({ key, text }): FieldOption => ({ value: key, text: keyOf(text, key) }));
    return {
      name,
      title: keyOf(title, name),
      type,
      ...(textfield !== '' && { textField: textfield }),
      ...(options.length > 0 && { options }),
      ...(type === TABLE && {
        columns: fieldsOf(inner).flatMap((column) => [column.name, column.textField ?? []].flat()),
      }),
    };
  });

type ReadForm = InferOutput<typeof pageSchema>;

interface StoredForm {
  updatedAt: number | undefined;
  form: ReadForm | undefined;
  inputs: readonly FormInput[];
}

/** The forms that were read, until their file changes: a process that is started checks its form several times. */
const forms = new Map<string, StoredForm>();
const NO_FORM: StoredForm = { updatedAt: undefined, form: undefined, inputs: [] };

function storedForm(pageCode: string): StoredForm {
  if (!FORMS.test(pageCode)) return NO_FORM;
  const updatedAt = pageUpdatedAt(pageCode);
  const known = forms.get(pageCode);
  if (known && known.updatedAt === updatedAt) return known;
  const page = safeParse(pageSchema, findPage(pageCode)?.protocol);
  const form = page.success ? page.output : undefined;
  const stored = { updatedAt, form, inputs: inputsOf(form?.controls ?? []) };
  forms.set(pageCode, stored);
  return stored;
}

/** The inputs of a form as its page declares them; none for a page that is no form. */
export const formInputs = (pageCode: string): readonly FormInput[] => storedForm(pageCode).inputs;

/** The form of a flow; undefined for a page that is none. */
export function formPage(pageCode: string): FormPage | undefined {
  const page = storedForm(pageCode).form;
  if (!page) return undefined;
  const { pageinfo, controls } = page;
  const document = DOCUMENTS.get(pageCode);
  return {
    pageCode,
    title: document?.title ?? keyOf(pageinfo.title, pageCode),
    fields: [...fieldsOf(controls), ...(document?.fields ?? [])],
  };
}

/** The pages that can be the form of a flow, with their fields. */
export const formPages = (): readonly FormPage[] => pageCodes().flatMap((code) => formPage(code) ?? []);

/** The fields of a form as they are sent, in the language; none for a page that is no form. */
export const formFieldsOf = (pageCode: string, language: Language) =>
  (formPage(pageCode)?.fields ?? []).map(({ name, title, type, options, isBesidePage }) => ({
    name,
    title: localise(title, language),
    type,
    ...(options && { options: options.map(({ value, text }) => ({ value, text: localise(text, language) })) }),
    ...(isBesidePage && { besidepage: 1 }),
  }));

/** The fields of a form by their names; undefined for a page that is no form. */
export const formFields = (pageCode: string): ReadonlyMap<string, FormField> | undefined => {
  const page = formPage(pageCode);
  return page && new Map(page.fields.map((field) => [field.name, field]));
};
