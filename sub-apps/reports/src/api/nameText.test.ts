import { parse } from 'valibot';
import { nameText, plainText } from './nameText';

test('a mark that turns the writing direction has no effect on what stands after a name', () => {
  expect([nameText, plainText].map((schema) => parse(schema, 'sales\u202e2026'))).toEqual(['sales_2026', 'sales_2026']);
});
