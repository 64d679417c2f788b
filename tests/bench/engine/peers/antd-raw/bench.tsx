import { version } from 'antd';
import type { Spec } from '../../workloads/spec';
import { expose } from '../shared/expose';
import { antdFormProbes } from '../shared/formProbes';
import { reactHost } from '../shared/reactHost';
import { tableProbes } from '../shared/tableProbes';
import { withDates } from '../shared/withDates';
import { FieldGrid } from './FieldGrid';
import { FieldStore } from './FieldStore';
import { VirtualArray } from './VirtualArray';
import { VirtualTable } from './VirtualTable';

/** The reference: antd's widgets by hand, without its Form; its virtual table for arrays and tables. */
expose({
  name: 'antd-raw',
  version,
  variants: { W4: ['virtual'], W5: ['virtual'] },
  supports: () => true,
  prepare: (spec: Spec) => spec,
  mount: (spec, element) => reactHost.mount(pageOf(spec), element),
  unmount: reactHost.unmount,
  ...antdFormProbes,
  table: tableProbes({
    row: '#root .ant-table-tbody-virtual .ant-table-row',
    cell: '.ant-table-cell',
    footer: '.totals',
    add: '.add-row',
    del: '.delete-row',
    scroller: '.ant-table-tbody-virtual-holder',
  }),
});

function pageOf(spec: Spec) {
  switch (spec.kind) {
    case 'form':
      return <FieldGrid spec={spec} store={new FieldStore(withDates(spec))} />;
    case 'array':
      return <VirtualArray spec={spec} />;
    case 'table':
      return <VirtualTable spec={spec} />;
  }
}
