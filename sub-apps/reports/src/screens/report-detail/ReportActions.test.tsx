import { fireEvent, screen } from '@testing-library/react';
import { narrowWindow } from '../../../../../tests/support/narrowWindow';
import { portalWith, renderScreen } from '../../../../../tests/support/renderScreen';
import { detailTexts as texts } from '../../locales/detail';
import { ReportActions } from './ReportActions';

const withRows = { onCopy: jest.fn(), onPrint: jest.fn(), onExport: jest.fn() };
const handleSetting = jest.fn();

function show(rows: typeof withRows | undefined) {
  const fake = portalWith(texts);
  renderScreen(
    () => <ReportActions onSetting={handleSetting} withRows={rows} isExporting={false} onCopyLink={jest.fn()} />,
    fake,
  );
  return fake;
}
const openMenu = async () => {
  fireEvent.click(screen.getByRole('button', { name: '更多' }));
  return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
};

test('what needs rows says why it is unavailable, and a press says it as well', async () => {
  const fake = show(undefined);
  expect(await openMenu()).toEqual(['复制表格', '打印', '复制链接']);
  const print = screen.getByRole('menuitem', { name: '打印' });
  expect(print).toHaveAttribute('aria-disabled', 'true');
  expect(print).toHaveAccessibleDescription('没有数据可以导出');
  fireEvent.click(print);
  expect(fake.shown).toEqual([{ tone: 'info', text: '没有数据可以导出' }]);
});

test('on a phone everything is in one menu', async () => {
  const restore = narrowWindow();
  show(withRows);
  expect(screen.getAllByRole('button')).toHaveLength(1);
  expect(await openMenu()).toEqual(['设置', '复制表格', '打印', '复制链接', '导出']);
  fireEvent.click(screen.getByRole('menuitem', { name: '导出' }));
  expect(withRows.onExport).toHaveBeenCalledTimes(1);
  restore();
});
