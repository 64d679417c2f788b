import { migrate } from './migrations';
import { readProtocol } from './readProtocol';

const text = (name: string, more: Record<string, unknown> = {}) => ({ type: 'text', name, ...more });
const page = (protocolversion: string, ...controls: unknown[]) => ({
  protocolversion,
  pageinfo: { type: 200 },
  controls,
});

describe('a page of an older version', () => {
  it('has its texts of several lines as text areas, at any depth', () => {
    const old = page('1.0.0', text('a', { multiline: 1, maxlength: 9 }), {
      type: 'row',
      name: 'r',
      controls: [text('b', { multiline: 1 }), text('c', { multiline: 0 })],
    });
    expect(migrate(old, '1.0.0')).toEqual(
      page(
        '1.0.0',
        { type: 'textarea', name: 'a', maxlength: 9 },
        { type: 'row', name: 'r', controls: [{ type: 'textarea', name: 'b' }, text('c')] },
      ),
    );
  });

  it('is not changed in what the server sent', () => {
    const old = Object.freeze(page('1.0.0', Object.freeze(text('a', { multiline: 1 }))));
    migrate(old, '1.0.0');
    expect(old.controls[0]).toEqual(text('a', { multiline: 1 }));
  });

  it('is read without a warning, with its fragments', () => {
    const result = readProtocol(page('1.0.0', text('a', { multiline: 0 }), { fragment: 'more' }), {
      more: { controls: [text('b', { multiline: 0 })] },
    });
    expect('protocol' in result && result.protocol.issues).toEqual([]);
  });
});

it('a page of the present version stays the same object, and the old spelling is told', () => {
  const now = page('1.1.0', text('a', { multiline: 1 }));
  expect(migrate(now, '1.1.0')).toBe(now);
  const result = readProtocol(now);
  expect('protocol' in result && result.protocol.issues.map(({ code, path }) => [code, path])).toEqual([
    ['unknown-key', 'controls[0].multiline'],
  ]);
});
