import { createForm } from '@formily/core';
import { createSchemaField, FormProvider } from '@formily/react';
import type { Spec } from '../../workloads/spec';
import { expose } from '../shared/expose';
import { ANTD_CONTROLS, fieldClass, formProbes } from '../shared/formProbes';
import { reactHost } from '../shared/reactHost';
import { tableProbes } from '../shared/tableProbes';
import { arraySchema } from './arraySchema';
import { components } from './components';
import { formSchema } from './formSchema';

const SchemaField = createSchemaField({ components });

expose({
  name: 'formily',
  version: 'core 2.3, antd-v5 1.2',
  variants: { W4: ['paged'], W5: ['paged'] },
  supports: () => true,
  // Formily makes the values its own, so it gets a copy.
  prepare: (spec: Spec) =>
    spec.kind === 'form'
      ? { schema: formSchema(spec), values: { ...spec.values } }
      : { schema: arraySchema(spec), values: { rows: structuredClone(spec.rows) } },
  mount({ schema, values }, element) {
    const page = (
      <FormProvider form={createForm({ values })}>
        <SchemaField schema={schema} />
      </FormProvider>
    );
    reactHost.mount(page, element);
  },
  unmount: reactHost.unmount,
  ...formProbes({
    controls: ANTD_CONTROLS,
    field: (name) => `.${fieldClass(name)}`,
    requiredMark: '[class*="formily-item-asterisk"]',
  }),
  table: tableProbes({
    row: '#root .ant-table-tbody .ant-table-row',
    cell: 'td',
    footer: '.totals',
    add: '.add-row',
    del: '.delete-row',
  }),
});
