import { chromeOf } from './chrome';

it('an embedding page says how much of the frame it wants, everything unless it says so', () => {
  const asked = ['?chrome=none', '?a=1&chrome=tabs', '?chrome=full', '', '?chrome=gold'].map((query) =>
    chromeOf(query, '/page'),
  );
  expect(asked).toEqual(['none', 'tabs', 'full', 'full', 'full']);
});

it('a process in a window of its own stands there without the frame', () => {
  expect([chromeOf('', '/process?id=1'), chromeOf('?chrome=full', '/process'), chromeOf('', '/flow')]).toEqual([
    'none',
    'none',
    'full',
  ]);
});
