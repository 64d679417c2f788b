import 'antd/dist/reset.css';
import { cssVariables } from '@/common/theme/tokens';
import { PageView } from '@/engine';
import { createFakeHost } from '@/engine/fakeHost';
import { PAGE_STATUS } from '@/engine/host';
import { expose } from '../peers/shared/expose';
import { find, isShown } from '../peers/shared/dom';
import { reactHost } from '../peers/shared/reactHost';
import { tableProbes } from '../peers/shared/tableProbes';
import type { Spec } from '../workloads/spec';
import { arrayProtocol } from './arrayProtocol';
import { formProtocol } from './formProtocol';
import { tableProtocol } from './tableProtocol';

const inputOf = (name: string) => find(`[data-control="${name}"] input`) as HTMLInputElement | null;

document.head.append(
  Object.assign(document.createElement('style'), { textContent: `:root{${cssVariables('light')}}` }),
);

/** The real engine, fed with page protocols as the server would send them. */
expose({
  name: 'atrium',
  version: '9.5.4',
  variants: { W4: ['virtual'], W5: ['virtual'] },
  supports: () => true,
  prepare: protocolOf,
  mount: (protocol, element) =>
    reactHost.mount(
      <PageView pageCode="bench" protocol={protocol} host={createFakeHost()} status={PAGE_STATUS.edit} chrome="page" />,
      element,
    ),
  unmount: reactHost.unmount,
  countControls: () => document.querySelectorAll('#root [data-control] input').length,
  control: inputOf,
  isVisible: (name) => isShown(inputOf(name)),
  isRequired: (name) => inputOf(name)?.ariaRequired === 'true',
  value: (name) => inputOf(name)?.value,
  table: tableProbes({
    row: '#root [data-control="lines"] tbody > tr:not([aria-hidden])',
    cell: 'td',
    footer: '[data-control="totals"]',
    add: '[data-control="lines"] section > :last-child button',
    del: 'td:last-child button',
    scroller: '[data-control="lines"] div:has(> table)',
  }),
});

function protocolOf(spec: Spec): object {
  switch (spec.kind) {
    case 'form':
      return formProtocol(spec);
    case 'array':
      return arrayProtocol(spec);
    case 'table':
      return tableProtocol(spec);
  }
}
