import { createObjectStore } from './objectStore';

const MB = 1024 * 1024;

function begin(limitBytes = 10 * MB, minPartBytes = 4) {
  let count = 0;
  return createObjectStore({
    limitBytes,
    minPartBytes,
    createId: () => `upload-${(count += 1)}`,
    now: () => new Date(0),
  });
}

it('returns the content, headers and hash of an object', () => {
  const objects = begin();
  objects.put('hd', 'a', Buffer.from('abc'), { 'content-type': 'text/plain' });
  expect(objects.get('hd', 'a')).toEqual({
    body: Buffer.from('abc'),
    headers: { 'content-type': 'text/plain' },
    etag: '900150983cd24fb0d6963f7d28e17f72',
    modifiedAt: new Date(0),
  });
  expect(objects.get('nf', 'a')).toBeUndefined();
});

it('joins the parts in the order of their numbers, the last upload of a number wins', () => {
  const objects = begin();
  const id = objects.beginUpload('hd', 'a', {});
  objects.putPart('hd', 'a', id, 2, Buffer.from('two'));
  objects.putPart('hd', 'a', id, 1, Buffer.from('lost'));
  objects.putPart('hd', 'a', id, 1, Buffer.from('one-'));
  const parts = objects.parts('hd', 'a', id);
  expect(parts.map(({ number }) => number)).toEqual([1, 2]);
  expect(objects.complete('hd', 'a', id, parts).body.toString()).toBe('one-two');
  expect(() => objects.parts('hd', 'a', id)).toThrow('does not exist');
});

it('refuses small parts before the last one, parts in a wrong order, and parts of another content', () => {
  const objects = begin();
  const id = objects.beginUpload('hd', 'a', {});
  objects.putPart('hd', 'a', id, 1, Buffer.from('one'));
  objects.putPart('hd', 'a', id, 2, Buffer.from('two'));
  const [one, two] = objects.parts('hd', 'a', id);
  if (!one || !two) throw new Error('The parts are missing');
  const codeOf = (parts: (typeof one)[]) => {
    try {
      objects.complete('hd', 'a', id, parts);
      return 'accepted';
    } catch (error) {
      return (error as { code: string }).code;
    }
  };
  expect(codeOf([one, two])).toBe('EntityTooSmall');
  expect(codeOf([two, one])).toBe('InvalidPartOrder');
  expect(codeOf([{ ...one, etag: two.etag }])).toBe('InvalidPart');
  expect(codeOf([two])).toBe('accepted');
});

it('knows an upload only under the bucket and key that it was begun for', () => {
  const objects = begin();
  const id = objects.beginUpload('hd', 'a', {});
  expect(() => objects.putPart('hd', 'b', id, 1, Buffer.from('x'))).toThrow('does not exist');
  expect(() => objects.abort('nf', 'a', id)).toThrow('does not exist');
});

it('drops the oldest objects beyond its limit, and unfinished uploads only when no object is left', () => {
  const objects = begin(3 * MB);
  const id = objects.beginUpload('hd', 'upload', {});
  objects.putPart('hd', 'upload', id, 1, Buffer.alloc(MB));
  for (const key of ['a', 'b', 'c']) objects.put('hd', key, Buffer.alloc(MB), {});
  expect(['a', 'b', 'c'].map((key) => objects.get('hd', key) !== undefined)).toEqual([false, true, true]);
  expect(objects.parts('hd', 'upload', id)).toHaveLength(1);
  objects.put('hd', 'large', Buffer.alloc(3 * MB), {});
  expect(() => objects.parts('hd', 'upload', id)).toThrow('does not exist');
  expect(objects.get('hd', 'large')).toBeDefined();
});

it('counts a replaced object once', () => {
  const objects = begin(3 * MB);
  objects.put('hd', 'kept', Buffer.alloc(MB), {});
  for (let count = 0; count < 5; count += 1) objects.put('hd', 'a', Buffer.alloc(MB), {});
  expect(objects.get('hd', 'kept')).toBeDefined();
});
