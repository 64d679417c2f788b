import 'amis/lib/themes/cxd.css';
import 'amis/lib/helper.css';
import 'amis/sdk/iconfont.css';
import { render } from 'amis';
import type { Spec } from '../../workloads/spec';
import { expose } from '../shared/expose';
import { fieldClass, formProbes } from '../shared/formProbes';
import { reactHost } from '../shared/reactHost';
import { tableProbes } from '../shared/tableProbes';
import { arraySchema } from './arraySchema';
import { environment } from './environment';
import { formSchema } from './formSchema';
import { tableSchema } from './tableSchema';

const CONTROLS = ['TextControl-input', 'Select', 'Number', 'DatePicker'].map((name) => `#root .cxd-${name}`).join(', ');

expose({
  name: 'amis',
  version: '6.13',
  variants: { W4: ['paged'] },
  supports: () => true,
  prepare: schemaOf,
  mount: (schema, element) => reactHost.mount(<>{render(schema, {}, environment)}</>, element),
  unmount: reactHost.unmount,
  ...formProbes({
    controls: CONTROLS,
    field: (name) => `.${fieldClass(name)}`,
    requiredMark: '.cxd-Form-star',
  }),
  table: tableProbes({
    row: '#root .cxd-Table-table > tbody:not(.virtual-table-body-placeholder) > tr',
    cell: 'td',
    footer: '.totals',
    add: '.add-row',
    del: '.cxd-OperationField button',
  }),
});

function schemaOf(spec: Spec): object {
  switch (spec.kind) {
    case 'form':
      return formSchema(spec);
    case 'array':
      return arraySchema(spec);
    case 'table':
      return tableSchema(spec);
  }
}
