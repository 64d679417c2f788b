import { chromeOf } from './layoutModel';

it('an embedding page says how much of the layout is drawn; by default everything is', () => {
  const asked = ['?chrome=none', '?a=1&chrome=tabs', '?chrome=full', '', '?chrome=gold'].map((query) =>
    chromeOf(query, '/page'),
  );
  expect(asked).toEqual(['none', 'tabs', 'full', 'full', 'full']);
});

it('a process in its own window is drawn without header, menu and tabs', () => {
  expect([chromeOf('', '/process?id=1'), chromeOf('?chrome=full', '/process'), chromeOf('', '/flow')]).toEqual([
    'none',
    'none',
    'full',
  ]);
});
