import { version } from 'antd';
import type { Spec } from '../../workloads/spec';
import { expose } from '../shared/expose';
import { antdFormProbes } from '../shared/formProbes';
import { noTable } from '../shared/noTable';
import { reactHost } from '../shared/reactHost';
import { FormPage } from './FormPage';

/** antd's Form, which most hand-written pages use. */
expose({
  name: 'antd-form',
  version,
  variants: {},
  supports: (workload) => (workload === 'W4' || workload === 'W5' ? 'the same table as antd-raw' : true),
  prepare: (spec: Spec) => spec,
  mount(spec, element) {
    if (spec.kind === 'form') reactHost.mount(<FormPage spec={spec} />, element);
  },
  unmount: reactHost.unmount,
  ...antdFormProbes,
  table: noTable,
});
