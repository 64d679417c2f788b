import { memo, useCallback, useSyncExternalStore } from 'react';
import { fieldClass } from '../shared/formProbes';
import type { FieldSpec } from '../../workloads/spec';
import type { FieldStore } from './FieldStore';
import { Widget } from './Widget';

interface FieldProps {
  field: FieldSpec;
  store: FieldStore;
  onChange(name: string, value: unknown): void;
}

/** A label and a widget that follow their own value, and the one they depend on. */
export const Field = memo(function Field({ field, store, onChange }: FieldProps) {
  const { name, label, dep } = field;
  const value = useSyncExternalStore(
    useCallback((listener) => store.subscribe(name, listener), [store, name]),
    () => store.get(name),
  );
  const isOdd = useSyncExternalStore(
    useCallback((listener) => (dep ? store.subscribe(dep.on, listener) : () => undefined), [store, dep]),
    () => !!dep && String(store.get(dep.on)).length % 2 === 1,
  );
  if (dep?.kind === 'visible' && isOdd) return null;
  const isRequired = dep?.kind === 'required' && isOdd;
  return (
    <div className={fieldClass(name)} style={{ marginBottom: 24 }}>
      <label className={isRequired ? 'ant-form-item-required' : undefined}>{label}</label>
      <Widget field={field} value={value} onChange={(next) => onChange(name, next)} />
    </div>
  );
});
