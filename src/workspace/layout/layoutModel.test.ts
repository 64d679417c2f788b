import { chromeOf } from './layoutModel';

it('an embedding page selects the visible part of the layout; the default is all of it', () => {
  const asked = ['?chrome=none', '?a=1&chrome=tabs', '?chrome=full', '', '?chrome=gold'].map((query) =>
    chromeOf(query, '/page'),
  );
  expect(asked).toEqual(['none', 'tabs', 'full', 'full', 'full']);
});

it('a process in its own window has no header, menu and tabs', () => {
  const addresses = ['/process?processid=1', '/process', '/flow?flowcode=leave', '/flow?processid=1'];
  expect(addresses.map((address) => chromeOf('?chrome=full', address))).toEqual(addresses.map(() => 'none'));
  expect([chromeOf('', '/flow'), chromeOf('?chrome=tabs', '/flow')]).toEqual(['full', 'tabs']);
});
