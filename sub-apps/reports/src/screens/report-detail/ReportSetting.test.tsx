import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Page } from '@atrium/portal/ui';
import { portalWith, renderScreen } from '../../../../../tests/support/renderScreen';
import { detailTexts as texts } from '../../locales/detail';
import { ReportSetting } from './ReportSetting';
import { REPORT } from './testReport';

const handleApply = jest.fn();

function start(dimension: string | undefined) {
  const fake = portalWith(texts);
  fake.answer(REPORT, {
    reportname: '销售汇总',
    dimensions: [
      { elementcode: 'region', alias: '区域', type: 'text' },
      { elementcode: 'customer', alias: '客户', type: 'text' },
    ],
    measures: [{ elementcode: 'amount', alias: '金额', type: 'money' }],
    layout: { rows: ['region'], columns: [], values: ['amount'], marks: [] },
  });
  const Screen = () => (
    <Page
      head={null}
      panel={
        <ReportSetting
          reportCode="sales"
          isOpen
          layout={undefined}
          dimension={dimension}
          onApply={handleApply}
          onSaved={() => undefined}
          onOpen={() => undefined}
          onClose={() => undefined}
        />
      }
    >
      报表
    </Page>
  );
  renderScreen(Screen, fake);
}
const rows = async () => within(await screen.findByRole('region', { name: '行' })).getAllByRole('listitem');
beforeEach(() => handleApply.mockReset());

test('after a switch of the dimension the panel begins with what is seen, and applying keeps it', async () => {
  start('customer');
  expect((await rows()).map(({ textContent }) => textContent)).toEqual([expect.stringContaining('客户')]);
  fireEvent.click(screen.getByRole('button', { name: '应用' }));
  expect(handleApply.mock.calls).toEqual([[{ rows: ['customer'], columns: [], values: ['amount'], marks: [] }]]);
});

test('the saved layout stays one press away', async () => {
  start('customer');
  fireEvent.click(await screen.findByRole('button', { name: '显示已保存的布局' }));
  await waitFor(() => expect(handleApply.mock.calls).toEqual([[undefined]]));
});

test('without a switch it begins with the saved layout', async () => {
  start(undefined);
  expect((await rows()).map(({ textContent }) => textContent)).toEqual([expect.stringContaining('区域')]);
  expect(screen.queryByRole('button', { name: '显示已保存的布局' })).toBeNull();
});
