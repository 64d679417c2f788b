import { AppError } from '@/common/errors/appError';
import { errorNotice, notice } from './errorNotice';

const texts: Record<string, string> = {
  'workspace.error.unexpected': 'Something went wrong',
  'workspace.error.config': 'Wrong configuration',
  'workspace.error.network': 'No connection',
  order_locked: 'The order is locked',
};
const t = (key: string) => texts[key] ?? key;
const lines = (error: unknown) => errorNotice(error, t)?.lines;

describe('what a person is told about an error', () => {
  it('is nothing when they gave up themselves', () => {
    expect(errorNotice(new AppError('cancelled', 'aborted'), t)).toBeNull();
  });

  it("is the server's reason in their language, else its own words", () => {
    expect(lines(new AppError('service', 'locked', { code: 'order_locked' }))).toEqual(['The order is locked']);
    expect(lines(new AppError('service', '库存不足', { code: 'unknown_code' }))).toEqual(['库存不足']);
  });

  it('is general for our own faults, without technical words', () => {
    expect(lines(new TypeError('x is not a function'))).toEqual(['Something went wrong']);
    expect(lines(new AppError('config', 'controls[3].type'))).toEqual(['Wrong configuration']);
    expect(lines(new AppError('network', 'Failed to fetch'))).toEqual(['No connection']);
  });

  it('is a warning when they can mend it', () => {
    expect(errorNotice(new AppError('user', 'Choose a date'), t)).toMatchObject({ tone: 'warning', lines: ['Choose a date'] });
  });
});

it('a text with a double space is shown on two lines, for three seconds instead of two', () => {
  expect(notice('info', 'Saved')).toEqual({ tone: 'info', lines: ['Saved'], durationMs: 2000 });
  expect(notice('info', 'Saved  3 rows skipped')).toEqual({ tone: 'info', lines: ['Saved', '3 rows skipped'], durationMs: 3000 });
});
