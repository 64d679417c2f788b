import { newCode } from './browserEnvironment';

it('the pairing code always has six digits', () => {
  const filled = (number: number) => newCode((numbers) => numbers.fill(number));
  expect(filled(7)).toBe('000007');
  expect(filled(4_294_967_295)).toBe('967295');
  expect(newCode()).toMatch(/^\d{6}$/);
});
