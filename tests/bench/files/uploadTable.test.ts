import type { Client } from './contract';
import { uploadTable } from './uploadTable';
import type { MeasuredUpload } from './uploadTable';

const upload = (provider: string, client: Client, ms: number): MeasuredUpload => ({
  ...{ provider, client, ms, progressCount: 12, isSame: true },
});

it('an upload at less than 0.8 of the speed of the bare SDK misses the budget', () => {
  const measured = [
    ...[upload('awss3', 'atrium', 1_250), upload('awss3', 'sdk', 1_000)],
    ...[upload('aliyun', 'atrium', 1_300), upload('aliyun', 'sdk', 1_000)],
  ];
  const lines = uploadTable(measured, ['awss3', 'aliyun', 'azure'], 10).split('\n');
  const lineOf = (provider: string) => lines.find((line) => line.includes(provider));
  expect(lineOf('awss3')).toMatch(/8\.0 \| 10\.0 \| 0\.80 \| ≥ 0\.8 \| met \| 12/);
  expect(lineOf('aliyun')).toMatch(/0\.77 \| ≥ 0\.8 \| \*\*missed\*\* \| 12/);
  expect(lineOf('azure')).toMatch(/not measured/);
});
