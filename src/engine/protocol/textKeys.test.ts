import { readProtocol } from './readProtocol';
import { missingTexts } from './textKeys';

const keysOf = (controls: unknown[], fragments = {}) => {
  const result = readProtocol(
    { protocolversion: '1.1.0', pageinfo: { type: 200, title: '@page.title' }, controls },
    fragments,
  );
  if ('refused' in result) throw new Error('refused');
  return result.protocol.textKeys();
};

it('a text that nobody has translated is told with the first place that names it', () => {
  const keys = keysOf([
    {
      type: 'select',
      name: 'a',
      title: '@a',
      hint: '@a',
      options: [
        { key: 1, text: '@one' },
        { key: 2, text: '@@literal' },
      ],
    },
    { type: 'button', name: 'b', title: '@b', onclicked: { steps: [{ do: 'message', text: '@saved' }] } },
  ]);
  expect(
    missingTexts(keys, (key) => key === 'b' || key === 'page.title').map(({ code, path, params, severity }) => [
      code,
      path,
      params.key,
      severity,
    ]),
  ).toEqual([
    ['missing-text', 'controls[0].title', 'a', 'warning'],
    ['missing-text', 'controls[0].options[0].text', 'one', 'warning'],
    ['missing-text', 'controls[1].onclicked.steps[0].text', 'saved', 'warning'],
  ]);
});

it('texts of fragments count as well, but not those that parameters complete', () => {
  const keys = keysOf([{ fragment: 'address', as: 'ship', with: { kind: 'x' } }], {
    address: {
      controls: [
        { type: 'text', name: 'city', title: '@city' },
        { type: 'text', name: 'zip', title: '@zip.{{kind}}' },
      ],
    },
  });
  expect([...keys]).toEqual([
    ['page.title', 'pageinfo.title'],
    ['city', '(address).controls[0].title'],
  ]);
});
