import { chromeOf } from './chrome';

it('an embedding page says how much of the frame it wants, everything unless it says so', () => {
  expect([chromeOf('?chrome=none'), chromeOf('?a=1&chrome=tabs'), chromeOf('?chrome=full')]).toEqual(['none', 'tabs', 'full']);
  expect([chromeOf(''), chromeOf('?chrome=gold')]).toEqual(['full', 'full']);
});
