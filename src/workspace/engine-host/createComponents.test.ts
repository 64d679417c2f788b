import { createComponents } from './createComponents';

it('finds a component of the tenant, and tells one whose file is missing from one that the tenant does not have', () => {
  const card = { type: 'note-card', code: '', isTrusted: true };
  const components = createComponents({ components: [card], missingComponents: ['gauge'], skipped: [] });
  expect(components.find('note-card')).toBe(card);
  expect(components.find('gauge')).toBe('missing');
  expect(components.find('constructor')).toBe('unknown');
});

it('counts every component as missing when start-up went on without the list of them', () => {
  const components = createComponents({ components: [], missingComponents: [], skipped: ['components'] });
  expect(components.find('note-card')).toBe('missing');
});
