import { configure, screen, waitFor } from '@testing-library/react';
import type { CheckedColumn } from '@/common/spreadsheet';
import { strFromU8, unzipSync } from 'fflate';
import { workbookOf } from '../worker/testWorkbooks';
import { ErrorFilePanel } from './ErrorFilePanel';
import { fileOf, renderPanel, startInProcess } from './testPanels';

configure({ asyncUtilTimeout: 4_000 });

async function openFile(rows: readonly (readonly unknown[])[], columns: readonly CheckedColumn[] = []) {
  const onReimport = jest.fn<void, [File, readonly string[]]>();
  const save = jest.fn<void, [Blob, string]>();
  const panel = (
    <ErrorFilePanel
      file={fileOf(workbookOf({ 表: rows }))}
      filename="失败.xlsx"
      columns={columns}
      memory={{ get: () => undefined, set: () => undefined }}
      onCorrected={jest.fn()}
      onBack={jest.fn()}
      onReimport={onReimport}
      save={save}
      startReader={startInProcess}
    />
  );
  return { onReimport, save, ...(await renderPanel(panel)) };
}

const sheetXml = (content: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () =>
      resolve(
        strFromU8(
          unzipSync(new Uint8Array(reader.result as ArrayBuffer))['xl/worksheets/sheet1.xml'] ?? new Uint8Array(),
        ),
      );
    reader.readAsArrayBuffer(content);
  });

test('the cells that the server names are marked, corrected and imported again without its reasons', async () => {
  const { user, onReimport } = await openFile([
    ['编号', '数量', '错误原因'],
    ['A', 5, '数量不能小于 10'],
    ['B', 20, ''],
  ]);
  expect(await screen.findByText('2 行，1 处错误')).toBeInTheDocument();
  await user.click(await screen.findByRole('gridcell', { name: '5 数量不能小于 10' }));
  await user.keyboard('15{Enter}{Escape}');
  expect(await screen.findByText('2 行，0 处错误')).toBeInTheDocument();
  expect(await screen.findByText('已修改，导入时由服务器再次检查；还有 0 处错误')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '用修改后的文件重新导入' }));
  await waitFor(() => expect(onReimport).toHaveBeenCalled());
  const [[file, sheets] = []] = onReimport.mock.calls;
  expect(sheets).toEqual(['表']);
  expect(file?.name).toBe('失败.xlsx');
  const xml = await sheetXml(file ?? new Blob());
  expect(xml).toContain('<v>15</v>');
  expect(xml).not.toContain('"C2"');
});

test('a correction is checked by what the page describes of its column', async () => {
  const { user } = await openFile(
    [
      ['编号', '数量', '错误原因'],
      ['A', 5, '数量不能小于 10'],
    ],
    [{ title: '数量', type: 'number', isRequired: true }],
  );
  await user.click(await screen.findByRole('gridcell', { name: '5 数量不能小于 10' }));
  await user.keyboard('十五{Tab}{Escape}');
  expect(await screen.findByRole('gridcell', { name: '十五 应为数字' })).toBeVisible();
  expect(screen.getByText('1 行，1 处错误')).toBeInTheDocument();
});

test('a file without reasons says so', async () => {
  await openFile([['编号'], ['A']]);
  expect(await screen.findByText('文件中没有“错误原因”列，无法标出错误。')).toBeInTheDocument();
});

test('the file can be kept', async () => {
  const { user, save } = await openFile([
    ['编号', '错误原因'],
    ['A', '编号不存在'],
  ]);
  await user.click(await screen.findByRole('button', { name: '下载' }));
  await waitFor(() => expect(save).toHaveBeenCalledWith(expect.anything(), '失败.xlsx'));
});
