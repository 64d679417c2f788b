import { fileExtension } from './fileExtension';

it.each([
  ['photo.PNG', 'png'],
  ['archive.tar.gz', 'gz'],
  ['.htaccess', 'htaccess'],
  ['无扩展名', ''],
  ['mp4', ''],
  ['x.', ''],
])('the extension of %j is %j', (filename, extension) => {
  expect(fileExtension(filename)).toBe(extension);
});
