import { render, screen } from '@testing-library/react';
import { ServicesProvider } from '@/app-context/services';
import { createTestServices } from '@/services/testing/createTestServices';
import { failureText } from './failureText';
import { ImportResult } from './ImportResult';
import type { ImportResultProps } from './ImportResult';
import type { Failure } from './jobFlow';
import { importAnswer } from './testJobs';

async function show(name: ImportResultProps['name'], changes: object, isUnknown = false, failure?: Failure) {
  const services = createTestServices();
  await services.i18n.loadNamespaces('files');
  const { status } = importAnswer(changes);
  const words = { t: services.i18n.t, kind: 'import' as const, textOf: String };
  render(
    <ServicesProvider services={services}>
      <ImportResult
        name={name}
        status={status}
        filename="客户.xlsx"
        failure={failure && failureText(failure, status, words)}
        isUnknown={isUnknown}
        errorFile={{ isOpening: false, open: jest.fn(), close: jest.fn() } as unknown as ImportResultProps['errorFile']}
        onOpenList={undefined}
        onErrorFile={jest.fn()}
      />
    </ServicesProvider>,
  );
  return screen.getByRole('alert');
}

it('an import whose rows were all left out says that nothing was imported, and why', async () => {
  const alert = await show('success', { total: 3, ignored: 3 });
  expect(alert).toHaveTextContent('没有导入任何数据按重复数据处理规则，3 行全部被忽略');
  expect(alert).toHaveClass('ant-alert-warning');
});

it('an import whose rows were all refused says that nothing was imported', async () => {
  const result: Failure = { kind: 'result' };
  const alert = await show(
    'error',
    { total: 3, failed: 2, ignored: 1, errorFileUrl: 'https://s/e.xlsx' },
    false,
    result,
  );
  expect(alert).toHaveTextContent('没有导入任何数据');
  expect(screen.getByRole('button', { name: '在线改正' })).toBeVisible();
});

it('an import of which the platform tells no total, or of an empty file, has succeeded', async () => {
  expect(await show('success', { total: undefined })).toHaveTextContent('导入成功');
});

it('large figures are shown in groups of three digits', async () => {
  await show('success', { total: 50_000, failed: 0, ignored: 0 });
  expect(screen.getAllByText('50,000')).toHaveLength(2);
});

it('figures from before a lost connection are not shown as the result', async () => {
  const alert = await show('error', { total: 3 }, true, { kind: 'network' });
  expect(alert).toHaveTextContent('网络链接错误任务可能仍在进行。断网恢复后会自动继续查询，也可以点击“重试”。');
  expect(screen.queryByText('总行数')).toBeNull();
});

it('rows of a job that the platform has forgotten may be imported', async () => {
  const alert = await show('error', {}, true, { kind: 'lost' });
  expect(alert).toHaveTextContent('数据可能已经导入。请先查看列表，以免重复导入。');
});
