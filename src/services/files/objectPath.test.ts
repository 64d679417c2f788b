import { fileKeyOf, objectPath } from './objectPath';
import { savedName } from './savedName';
import { thumbnailProcess } from './thumbnailProcess';

const TIME = new Date(2026, 10, 5, 9, 8, 7).getTime();

it('an object is stored under type, day and tenant', () => {
  const parts = { fileKey: 'abcdef.png', time: TIME, tenantCode: 'hd' };
  expect(objectPath(parts)).toBe('abc/att/20261105/hd/abcdef.png');
  expect(objectPath({ ...parts, type: 'import' })).toBe('abc/import/20261105/hd/abcdef.png');
});

it.each(['../..', 'a/b', '', 'x'.repeat(33), 'ä'])('a hostile type %j becomes att', (type) => {
  expect(objectPath({ fileKey: 'abcdef.png', type, time: TIME, tenantCode: '../hd' })).toBe(
    'abc/att/20261105/___hd/abcdef.png',
  );
});

it.each([
  ['photo.PNG', 'g.png'],
  ['archive.tar.gz', 'g.gz'],
  ['无扩展名', 'g.bin'],
  ['.htaccess', 'g.htaccess'],
  ['x.png/../../y', 'g.bin'],
  ['x.a b', 'g.bin'],
  ['x.', 'g.bin'],
  [`x.${'a'.repeat(17)}`, 'g.bin'],
])('the key of %j is %s', (filename, key) => {
  expect(fileKeyOf('g', filename)).toBe(key);
});

it.each([
  ['订单.xlsx', 0, '订单_20261105090807_1000.xlsx'],
  ['订单.xlsx', 0.99999, '订单_20261105090807_9999.xlsx'],
  ['README', 0.5, 'README_20261105090807_5500'],
  ['.profile', 0.5, '.profile_20261105090807_5500'],
  ['../a\\b:c.txt', 0.5, '.._a_b_c_20261105090807_5500.txt'],
  ['gpj\u202e.exe', 0.5, 'gpj__20261105090807_5500.exe'],
  ['', 0.5, 'file_20261105090807_5500'],
])('%j is saved with a time and four digits: %s', (filename, random, saved) => {
  expect(savedName(filename, TIME, random)).toBe(saved);
});

it('has a thumbnail for images, one at 10 s for videos, and none for other files', () => {
  const size = { width: 100, height: 80 };
  expect(thumbnailProcess('a/b.JPG', size)).toBe('image/resize,m_fill,w_100,h_80');
  expect(thumbnailProcess('a/b.mp4', size)).toBe('video/snapshot,t_10000,f_jpg,w_100,h_80');
  expect(thumbnailProcess('a/b.pdf', size)).toBeUndefined();
  expect(thumbnailProcess('mp4', size)).toBeUndefined();
});
