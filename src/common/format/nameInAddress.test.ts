import { nameInAddress } from './nameInAddress';

it.each([
  ['https://files.test/a/%E5%90%88%E5%90%8C%201.pdf?x=/y#z', '合同 1.pdf'],
  ['https://files.test/100%.pdf', '100%.pdf'],
  ['https://files.test/a/', ''],
])('the name in %j is %j', (url, name) => {
  expect(nameInAddress(url)).toBe(name);
});
