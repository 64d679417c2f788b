import { lookUp } from '@atrium/common/lookUp';
import type { ApproverChoice } from '../../../api/startFlow';
import type { FormField } from '../../../designer/designerProps';
import type { FlowNode } from '../../../flow/flowNodes';

/** Values of the form by the names of its fields. */
export type TriedValues = Readonly<Record<string, unknown>>;

/** How a field that stands beside the page is entered. */
export type InputKind = 'number' | 'date' | 'choice' | 'text';

const KINDS: Readonly<Record<string, InputKind>> = { number: 'number', money: 'number', date: 'date' };

export const inputKindOf = ({ type, options }: FormField): InputKind =>
  options ? 'choice' : (lookUp(KINDS, type) ?? 'text');

/** What was typed beside the page, as a form would send it; empty fields are left out. */
export function typedValues(fields: readonly FormField[], typed: Readonly<Record<string, string>>): TriedValues {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const text = lookUp(typed, field.name)?.trim() ?? '';
      return text === '' ? [] : [[field.name, inputKindOf(field) === 'number' ? Number(text) : text]];
    }),
  );
}

/** The steps whose approvers the applicant chooses when submitting, from top to bottom. */
export const choicesOf = (nodes: readonly FlowNode[]): ApproverChoice[] =>
  nodes.flatMap((node) => {
    if ('branches' in node) return node.branches.flatMap((branch) => choicesOf(branch.nodes));
    if (!('approvers' in node)) return [];
    const chosen = node.approvers.find((approvers) => approvers.type === 'chosen');
    return chosen ? [{ nodeId: node.id, name: node.name, isMultiple: chosen.isMultiple }] : [];
  });
