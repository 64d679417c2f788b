import { fireEvent, screen, within } from '@testing-library/react';
import { narrowWindow } from '../../../../../tests/support/narrowWindow';
import { portalWith, renderScreen } from '../../../../../tests/support/renderScreen';
import type { Report, ReportColumn, ReportRow } from '../../api/report';
import type { Mark } from '../../api/reportQuery';
import { detailTexts as texts } from '../../locales/detail';
import { FlatTable } from './FlatTable';

const column = (code: string, title: string, type: ReportColumn['type'], more: Partial<ReportColumn> = {}) => ({
  ...{ code, title, type, decimals: undefined, isComparison: false, canDrill: false },
  ...more,
});

function show(columns: readonly ReportColumn[], rows: readonly ReportRow[], marks?: readonly Mark[]) {
  const onSort = jest.fn();
  const report: Report = {
    ...{ name: '区域', columns, rows, itemCount: rows.length, totals: {}, slices: [], applied: [] },
    layout: marks && { rows: ['region'], columns: [], values: [], marks },
    ...{ layoutScope: 'report', dimensions: [], measures: [], path: [], pivot: undefined, templateType: undefined },
    unshown: { faults: 0, rows: 0, slices: 0 },
  };
  renderScreen(
    () => (
      <FlatTable
        {...{ report, error: null, isLoading: false, sorting: { code: 'm1', order: 'desc' }, onSort }}
        onDrill={() => undefined}
        onRetry={() => undefined}
      />
    ),
    portalWith(texts),
  );
  return onSort;
}
const REGION = column('region', '区域', 'text');
const measures = Array.from({ length: 8 }, (_, index) => column(`m${index}`, `指标${index}`, 'number'));
const row = (region: string, figure: number): ReportRow => ({
  region,
  ...Object.fromEntries(measures.map(({ code }, index) => [code, figure + index])),
});

describe('on a phone', () => {
  let restore = () => undefined as void;
  beforeEach(() => {
    restore = narrowWindow();
  });
  afterEach(() => restore());

  test('a card has every figure of a report with eight measures', () => {
    show([REGION, ...measures], [row('华东', 100)]);
    const card = within(screen.getByRole('list', { name: '区域数据' })).getByRole('listitem');
    expect(card).toHaveTextContent('华东100');
    for (let index = 1; index < 8; index += 1) expect(card).toHaveTextContent(`指标${index}${100 + index}`);
  });

  test('the rows are sorted by a choice above the cards', () => {
    const onSort = show([REGION, ...measures], [row('华东', 100)]);
    const select = screen.getByLabelText<HTMLSelectElement>('排序');
    expect(select.selectedOptions[0]).toHaveTextContent('指标1：降序');
    const option = within(select).getByRole<HTMLOptionElement>('option', { name: '指标7：升序' });
    fireEvent.change(select, { target: { value: option.value } });
    expect(onSort).toHaveBeenCalledWith({ code: 'm7', order: 'asc' });
  });
});

test('a negative figure has a bar of its own kind', () => {
  show(
    [REGION, column('amount', '金额', 'money')],
    [
      { region: '华东', amount: 200 },
      { region: '华南', amount: -50 },
      { region: '华北', amount: null },
    ],
  );
  const bars = [...document.querySelectorAll<HTMLElement>('.bar')];
  expect(bars.map(({ style, dataset }) => [style.width, dataset.negative])).toEqual([
    ['100%', undefined],
    ['25%', 'true'],
  ]);
});

test('a limit is told in the format of its figures', () => {
  const share = column('share', '占比', 'percent');
  const growth = column('growth', '同比', 'percent', { isComparison: true });
  show(
    [REGION, share, growth],
    [{ region: '华东', share: 0.5, growth: -0.5 }],
    [
      { measure: 'share', kind: 'above', limit: 0.2 },
      { measure: 'growth', kind: 'below', limit: -0.05 },
    ],
  );
  expect(screen.getByRole('img', { name: '高于 20.0%' })).toBeInTheDocument();
  expect(screen.getByRole('img', { name: '低于 -5.0%' })).toBeInTheDocument();
});
