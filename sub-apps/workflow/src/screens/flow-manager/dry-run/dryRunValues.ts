import { lookUp } from '@atrium/common/lookUp';
import type { FormField } from '../../../designer/designerProps';
import type { FlowNode } from '../../../flow/flowNodes';

/** How the value of a field is entered. */
export type InputKind = 'number' | 'date' | 'datetime' | 'time' | 'bit' | 'text';

const KINDS: Readonly<Record<string, InputKind>> = {
  number: 'number',
  money: 'number',
  rate: 'number',
  slider: 'number',
  date: 'date',
  datetime: 'datetime',
  time: 'time',
  switch: 'bit',
};

/** Controls without a value that could be typed: files, pictures, and tables of rows. */
const UNTRIED = ['file', 'image', 'signature', 'location', 'array', 'table', 'list', 'label', 'richtext', 'custom'];

export const inputKindOf = ({ type }: Pick<FormField, 'type'>): InputKind => lookUp(KINDS, type) ?? 'text';

/** The fields whose values can be tried. */
export const triedFields = (fields: readonly FormField[]): FormField[] =>
  fields.filter(({ type }) => !UNTRIED.includes(type));

/** What was typed, as the form would send it; empty fields are left out. */
export function typedValues(
  fields: readonly FormField[],
  typed: Readonly<Record<string, string>>,
): Record<string, unknown> {
  return Object.fromEntries(
    triedFields(fields).flatMap((field) => {
      const text = lookUp(typed, field.name)?.trim() ?? '';
      return text === '' ? [] : [[field.name, valueOf(inputKindOf(field), text)]];
    }),
  );
}

function valueOf(kind: InputKind, text: string): unknown {
  if (kind === 'number' || kind === 'bit') return Number(text);
  return kind === 'datetime' ? text.replace('T', ' ') : text;
}

/** A step whose approvers the applicant chooses when submitting. */
export interface ChosenStep {
  nodeId: string;
  name: string;
  isMultiple: boolean;
}

/** The steps whose approvers are chosen, from top to bottom. */
export const chosenSteps = (nodes: readonly FlowNode[]): ChosenStep[] =>
  nodes.flatMap((node) => {
    if ('branches' in node) return node.branches.flatMap((branch) => chosenSteps(branch.nodes));
    if (!('approvers' in node)) return [];
    const chosen = node.approvers.find((approvers) => approvers.type === 'chosen');
    return chosen ? [{ nodeId: node.id, name: node.name, isMultiple: chosen.isMultiple }] : [];
  });
