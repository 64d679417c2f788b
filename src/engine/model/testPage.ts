import { createFakeHost } from '../fakeHost';
import type { FakeHost } from '../fakeHost';
import type { PageStatus } from '../host';
import { PAGE_STATUS } from '../host';
import { addPatterns } from '../loadParts';
import { compilePattern } from '../patterns/compilePattern';
import { readProtocol } from '../protocol/readProtocol';
import { ArrayModel } from './arrayModel';
import { PageModel } from './pageModel';
import type { PageOptions } from './pageModel';
import { TableModel } from './tableModel';
import type { Tracer } from './tracer';

addPatterns(compilePattern);

export interface TestPage {
  readonly page: PageModel;
  readonly host: FakeHost;
  value(name: string): unknown;
  edit(name: string, value: unknown): void;
  array(name: string): ArrayModel;
  table(name: string): TableModel;
}

interface TestPageOptions extends Pick<PageOptions, 'given' | 'rights' | 'hasToolbar'> {
  readonly host?: FakeHost;
  readonly status?: PageStatus;
  readonly linkParam?: Record<string, unknown>;
  readonly tracer?: Tracer;
  /** More parts of the protocol beside its controls. */
  readonly more?: Record<string, unknown>;
}

/** A page over these controls without any view, for tests; a protocol that is not right fails at once. */
export function createTestPage(
  controls: readonly unknown[],
  {
    host = createFakeHost(),
    status = PAGE_STATUS.new,
    linkParam = {},
    tracer,
    more = {},
    ...given
  }: TestPageOptions = {},
): TestPage {
  const result = readProtocol({ protocolversion: '1.0.0', pageinfo: { type: 200 }, controls, ...more });
  if ('refused' in result || result.protocol.issues.length > 0)
    throw new Error(JSON.stringify('refused' in result ? result.refused : result.protocol.issues));
  const page = new PageModel({
    protocol: result.protocol,
    host,
    pageCode: 'test-page',
    status,
    linkParam,
    measures: host.monitor?.open('test-page'),
    tracer,
    ...given,
  });
  const find = <T>(name: string, isIt: (control: unknown) => control is T): T => {
    const control: unknown = page.control(name);
    if (!isIt(control)) throw new Error(`${name} is something else`);
    return control;
  };
  return {
    page,
    host,
    value: (name) => page.control(name).value(),
    edit: (name, value) => page.control(name).edit(value),
    array: (name) => find(name, (control): control is ArrayModel => control instanceof ArrayModel),
    table: (name) => find(name, (control): control is TableModel => control instanceof TableModel),
  };
}
