import { shorten } from './shorten';

it('keeps a text that is short enough', () => expect(shorten('合同.pdf', 30)).toBe('合同.pdf'));

it('leaves out the middle of a long text, so that both ends can be read', () => {
  const text = shorten(`${'长'.repeat(100_000)}终稿.pdf`, 40);
  expect(text).toBe(`${'长'.repeat(19)}…${'长'.repeat(14)}终稿.pdf`);
  expect(text).toHaveLength(40);
});

it('never leaves half of a character', () => {
  for (const most of [40, 41]) expect(shorten('😀'.repeat(100), most)).toMatch(/^(😀)+…(😀)+$/u);
});
