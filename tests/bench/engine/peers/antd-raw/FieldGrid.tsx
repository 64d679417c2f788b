import type { FormSpec } from '../../workloads/spec';
import { Field } from './Field';
import type { FieldStore } from './FieldStore';

/** A page written by hand for exactly this form: its dependencies are plain code. */
export function FieldGrid({ spec, store }: { spec: FormSpec; store: FieldStore }) {
  const followers = spec.fields.filter(({ dep }) => dep?.kind === 'value');
  const handleChange = (name: string, value: unknown) => {
    store.set(name, value);
    if (name !== spec.key) return;
    if (spec.chain) spec.fields.slice(1).forEach((field, index) => store.set(field.name, Number(value) + index + 1));
    for (const follower of followers) store.set(follower.name, `${value}-${follower.name}`);
  };
  return (
    <div style={{ display: 'grid', gridTemplateColumns: `repeat(${spec.columns}, 1fr)`, columnGap: 16 }}>
      {spec.fields.map((field) => (
        <Field key={field.name} field={field} store={store} onChange={handleChange} />
      ))}
    </div>
  );
}
