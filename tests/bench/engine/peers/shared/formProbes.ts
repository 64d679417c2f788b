import type { Bench } from '../../contract';
import { find, isShown } from './dom';

export type FormProbes = Pick<Bench, 'countControls' | 'control' | 'isVisible' | 'isRequired' | 'value'>;

interface FormDom {
  /** Matches every control, whatever its kind. */
  controls: string;
  /** Matches a field by its name. */
  field(name: string): string;
  /** Matches the required mark inside a field. */
  requiredMark: string;
}

/** Reads a form from the DOM that its page makes of it. */
export function formProbes({ controls, field, requiredMark }: FormDom): FormProbes {
  const input = (name: string) => find(`${field(name)} input`) as HTMLInputElement | null;
  return {
    countControls: () => document.querySelectorAll(controls).length,
    control: input,
    isVisible: (name) => isShown(input(name)),
    isRequired: (name) => !!find(`${field(name)} ${requiredMark}`),
    value: (name) => input(name)?.value,
  };
}

/** Every control of antd's look. */
export const ANTD_CONTROLS = ['input.ant-input', '.ant-select', '.ant-input-number', '.ant-picker']
  .map((control) => `#root ${control}`)
  .join(', ');

/** The class that the peers' pages give a field. */
export function fieldClass(name: string): string {
  return `field-${name}`;
}

/** Probes for pages of antd widgets whose fields carry `fieldClass`. */
export const antdFormProbes = formProbes({
  controls: ANTD_CONTROLS,
  field: (name) => `.${fieldClass(name)}`,
  requiredMark: '.ant-form-item-required',
});
