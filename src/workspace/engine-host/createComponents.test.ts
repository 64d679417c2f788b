import { createComponents } from './createComponents';

it('finds a component of the tenant, and tells one whose file is missing from one that the tenant does not have', () => {
  const card = { type: 'note-card', code: '', isTrusted: true };
  const components = createComponents({ components: [card], missingComponents: ['gauge'] });
  expect(components.find('note-card')).toBe(card);
  expect(components.find('gauge')).toBe('missing');
  expect(components.find('constructor')).toBe('unknown');
});
