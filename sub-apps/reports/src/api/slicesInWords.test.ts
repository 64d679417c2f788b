import { slicesInWords } from './slicesInWords';

test('conditions that the platform does not tell are those that were asked for, without empty ones', () => {
  const dates = { code: 'period', name: '期间', type: 'dates' as const };
  const slice = { ...dates, isMultiple: false, isRequired: true, paramCode: '', options: [] };
  const period = ['2026-11-01', '2026-11-20'];
  expect(slicesInWords({ period, keyword: '', name: 'a' }, [slice])).toEqual([
    { code: 'period', value: period, text: '2026-11-01 ~ 2026-11-20' },
    { code: 'name', value: 'a', text: 'a' },
  ]);
});
