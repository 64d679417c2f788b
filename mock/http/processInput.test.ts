import { safeParse } from 'valibot';
import { sentValues } from './processInput';

const isAccepted = (values: unknown) => safeParse(sentValues, values).success;

it('the values of a form are limited in number and in size', () => {
  expect(isAccepted({ reason: '长'.repeat(2_000), lines: Array.from({ length: 500 }, () => ({ amount: 1 })) })).toBe(
    true,
  );
  expect(isAccepted({ reason: '长'.repeat(600_000) })).toBe(false);
  expect(isAccepted(Object.fromEntries(Array.from({ length: 501 }, (_, place) => [`f${place}`, 1])))).toBe(false);
});
