import { Form } from 'antd';
import type { DependencySpec, FieldSpec } from '../../workloads/spec';
import { FieldItem } from './FieldItem';

/** An item that is shown, or required, after another field. */
export function DependentItem({ field, dependency }: { field: FieldSpec; dependency: DependencySpec }) {
  const form = Form.useFormInstance();
  const typed: unknown = Form.useWatch(dependency.on, form);
  const isOdd = String(typed ?? '').length % 2 === 1;
  if (dependency.kind === 'visible' && isOdd) return null;
  return <FieldItem field={field} isRequired={dependency.kind === 'required' && isOdd} />;
}
