import { array, looseObject, object, optional, safeParse, string, unknown } from 'valibot';
import { findPage, pageCodes } from '../../protocols';

/** An input of a form. */
export interface FormField {
  name: string;
  /** A translation key, or the text itself. */
  title: string;
  /** The type of its control. */
  type: string;
  /** The field of the record that holds the text of its choice. */
  textField?: string;
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
  ['order-form', { title: 'order.document', fields: [{ name: 'amount', title: 'order.amount', type: 'money' }] }],
]);

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
});

/** `@order.customer` is the key `order.customer`; a computed title is not known before the page runs. */
const keyOf = (title: string, name: string) =>
  title.startsWith('@') ? title.slice(1) : title === '' || title.startsWith('=') ? name : title;

/** The inputs of controls and of the containers among them. The columns of a table are part of the table. */
const fieldsOf = (controls: readonly unknown[]): FormField[] =>
  controls.flatMap((control) => {
    const read = safeParse(controlSchema, control);
    if (!read.success) return [];
    const { type, name, title, textfield, controls: inner } = read.output;
    if (NO_INPUTS.has(type)) return fieldsOf(inner);
    if (name === '') return [];
    return [{ name, title: keyOf(title, name), type, ...(textfield !== '' && { textField: textfield }) }];
  });

/** The form of a flow; undefined for a page that is none. */
export function formPage(pageCode: string): FormPage | undefined {
  const page = FORMS.test(pageCode) ? safeParse(pageSchema, findPage(pageCode)?.protocol) : undefined;
  if (!page?.success) return undefined;
  const { pageinfo, controls } = page.output;
  const document = DOCUMENTS.get(pageCode);
  return {
    pageCode,
    title: document?.title ?? keyOf(pageinfo.title, pageCode),
    fields: [...fieldsOf(controls), ...(document?.fields ?? [])],
  };
}

/** The pages that can be the form of a flow, with their fields. */
export const formPages = (): readonly FormPage[] => pageCodes().flatMap((code) => formPage(code) ?? []);

/** The names of the fields of a form; undefined for a page that is no form. */
export const formFields = (pageCode: string): ReadonlySet<string> | undefined => {
  const page = formPage(pageCode);
  return page && new Set(page.fields.map(({ name }) => name));
};
