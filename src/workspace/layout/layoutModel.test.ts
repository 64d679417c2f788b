import { chromeOf } from './layoutModel';

it('an embedding page selects the visible part of the layout; the default is all of it', () => {
  const asked = ['?chrome=none', '?a=1&chrome=tabs', '?chrome=full', '', '?chrome=gold'].map((query) =>
    chromeOf(query, false),
  );
  expect(asked).toEqual(['none', 'tabs', 'full', 'full', 'full']);
});

it('a page in its own window has no header, menu and tabs', () => {
  expect(chromeOf('?chrome=full', true)).toBe('none');
});
