import { verdict, verdictAtLeast } from './verdict';

describe('verdict', () => {
  it('is met up to and including the budget', () => {
    expect(verdict(0.15, 0.15)).toBe('met');
    expect(verdict(0, 0.15)).toBe('met');
  });

  it('says missed plainly above it', () => {
    expect(verdict(0.1501, 0.15)).toBe('missed');
  });

  it('does not pretend where nothing was measured', () => {
    expect(verdict(undefined, 1)).toBe('not measured');
  });

  it('is met from a least figure on', () => {
    expect(verdictAtLeast(0.8, 0.8)).toBe('met');
    expect(verdictAtLeast(0.79, 0.8)).toBe('missed');
    expect(verdictAtLeast(undefined, 0.8)).toBe('not measured');
  });
});
