import { sentNeedlessly } from './uploadFaults';

describe('parts that are sent again', () => {
  it('are needed once after each refusal', () => {
    expect(sentNeedlessly(['1', '2', '3', '1', '2', '4'], ['1', '2'])).toBe(0);
    expect(sentNeedlessly(['1', '1', '1'], ['1', '1'])).toBe(0);
  });

  it('are needless when the storage has them, or has refused others', () => {
    expect(sentNeedlessly(['1', '2', '1'], [])).toBe(1);
    expect(sentNeedlessly(['1', '2', '1', '2', '2'], ['1', '1'])).toBe(2);
  });
});
