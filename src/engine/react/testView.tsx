import { render, screen } from '@testing-library/react';
import { Chart } from '@/ui/chart/Chart';
import { addCharts, addControls, addPatterns } from '../loadParts';
import { compilePattern } from '../patterns/compilePattern';
import { moreControls } from '../controls/moreControls';
import { createFakeHost } from '../fakeHost';
import type { FakeHost } from '../fakeHost';
import type { FieldRights } from '@/common/fieldRights';
import type { PageStatus } from '../host';
import { PAGE_STATUS } from '../host';
import { PageView } from './PageView';

interface ShowOptions {
  readonly host?: FakeHost;
  readonly status?: PageStatus;
  readonly chrome?: 'page' | 'dialog';
  readonly rights?: FieldRights;
  /** More parts of the protocol beside its controls. */
  readonly more?: Record<string, unknown>;
}

addControls(moreControls);
addCharts(Chart);
addPatterns(compilePattern);

/** Shows a page with these controls, for tests; answers the world around it. */
export function showControls(
  controls: readonly unknown[],
  { host = createFakeHost(), status = PAGE_STATUS.new, chrome = 'page', rights, more = {} }: ShowOptions = {},
) {
  const protocol = { protocolversion: '1.0.0', pageinfo: { type: 200, title: '页面' }, controls, ...more };
  const view = render(
    <PageView
      pageCode="test-page"
      protocol={protocol}
      host={host}
      status={status}
      chrome={chrome}
      {...(rights && { rights })}
    />,
  );
  return { host, ...view };
}

/** The input under a label, as a person finds it. */
export const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
