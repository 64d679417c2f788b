import { createRoot } from 'react-dom/client';
import { cssVariables } from '../../../../src/common/theme/tokens';
import { createFakePortal } from '../../../../src/portal/contract/fakePortal';
import { ViewContext } from '../../../../src/portal/sdk/hooks';
import type { PivotData } from '../../../../sub-apps/reports/src/api/report';
import { detailTexts as texts } from '../../../../sub-apps/reports/src/locales/detail';
import { PivotGrid } from '../../../../sub-apps/reports/src/pivot/PivotGrid';
import { salesPivot } from '../salesPivot';
import { rootElement, timeDrawing } from './drawn';

document.head.append(
  Object.assign(document.createElement('style'), { textContent: `:root{${cssVariables('light')}}` }),
);

const { portal } = createFakePortal();
portal.i18n.addTexts(texts);
let data: PivotData | undefined;

/** The real grid in a view of the fake portal. */
window.pivotBench = {
  prepare(size) {
    data = salesPivot(size);
  },
  draw() {
    if (!data) throw new Error('Nothing is prepared');
    const element = rootElement();
    const view = { id: 'bench', route: '/bench', element, portal };
    const grid = (
      <ViewContext value={view}>
        <PivotGrid data={data} label="bench" />
      </ViewContext>
    );
    return timeDrawing(
      () => createRoot(element).render(grid),
      () => element.querySelector('[role="gridcell"]') !== null,
    );
  },
  scrolled() {
    const scroller = document.querySelector('[role="grid"]');
    return { top: scroller?.scrollTop ?? 0, left: scroller?.scrollLeft ?? 0 };
  },
};
