import { notice } from './notice';

it('a notice is one line for two seconds', () => {
  expect(notice('success', 'Saved')).toEqual({ tone: 'success', lines: ['Saved'], durationMs: 2000 });
});

it('a text with several double spaces is shown on two lines as well, and none of it is lost', () => {
  expect(notice('error', 'Not saved  row 3: no price  row 7: no unit').lines).toEqual([
    'Not saved',
    'row 3: no price row 7: no unit',
  ]);
});

it('a text with a double space is shown on two lines, for three seconds', () => {
  expect(notice('info', 'Saved  3 rows skipped')).toEqual({
    tone: 'info',
    lines: ['Saved', '3 rows skipped'],
    durationMs: 3000,
  });
});
