import { fragmentCodes, frameOptions } from './frameOptions';

describe('the dialog options of a page', () => {
  it('are its size, position, type and whether it has a close icon', () => {
    const pageinfo = { type: 300, pagesize: { width: '60%', height: 400 }, position: 'right', closewindowicon: 0 };
    expect(frameOptions({ pageinfo })).toEqual({
      width: '60%',
      height: 400,
      position: 'right',
      pageType: 300,
      hasCloseIcon: false,
    });
  });

  it('are read from a protocol as text, and the type from its record', () => {
    expect(frameOptions('{"pageinfo":{}}', '300')).toEqual({ pageType: 300, hasCloseIcon: true });
  });

  it.each([undefined, null, 7, '{broken', { pageinfo: 'x' }])('are the defaults for %p', (protocol) => {
    expect(frameOptions(protocol)).toEqual({ hasCloseIcon: true });
  });
});

it('lists every used fragment once', () => {
  const protocol = {
    controls: [{ fragment: 'address' }, { type: 'row', controls: [{ fragment: 'contact' }, { fragment: 'address' }] }],
  };
  expect(fragmentCodes(protocol)).toEqual(['address', 'contact']);
  expect(fragmentCodes('{broken')).toEqual([]);
});

it('finds the fragments of a protocol nested deeper than the call stack', () => {
  const deep = Array.from({ length: 50_000 }).reduce<unknown>((inner) => ({ controls: [inner] }), {
    fragment: 'inside',
  });
  expect(fragmentCodes(deep)).toEqual(['inside']);
});
