import type { Field } from '../model/field';

type InputElement = HTMLInputElement | HTMLTextAreaElement;

function attribute(element: HTMLElement, name: string, value: string | undefined): void {
  if (value === undefined) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** Points from an element to what is wrong with its field, and to its hint. A cell shows no hint. */
export function describeProblem(element: HTMLElement, field: Field): void {
  const { control } = field;
  const hasHint = field.id === control.id && control.page.text(control.props.hint) !== '';
  const parts = [field.error() !== undefined && `${field.id}-error`, hasHint && `${field.id}-hint`].filter(Boolean);
  attribute(element, 'aria-describedby', parts.length > 0 ? parts.join(' ') : undefined);
}

/** What assistive technology says of a field: required, and what is wrong. */
export function describeField(element: HTMLElement, field: Field): void {
  attribute(element, 'aria-required', field.isRequired() ? 'true' : undefined);
  attribute(element, 'aria-invalid', field.error() === undefined ? undefined : 'true');
  describeProblem(element, field);
}

/**
 * Keeps a native input in step with its field without rendering: what may be entered, what assistive technology says
 * of it, and its text, which `write` puts in. Answers how to stop.
 */
export function bindInput<E extends InputElement>(element: E, field: Field, write: (element: E) => void): () => void {
  return field.watch(() => {
    element.readOnly = field.isReadonly();
    describeField(element, field);
    write(element);
  });
}

/** The same for the input inside of a widget, which shows its text itself and would say all this of its frame too. */
export function bindWidget(field: Field): () => void {
  const element = document.getElementById(field.id);
  return element ? field.watch(() => describeField(element, field)) : () => undefined;
}

/** Writes a text only when it differs: writing would move the caret and end a composition. */
export function writeText(element: InputElement, text: string): void {
  if (element.value !== text) element.value = text;
}
