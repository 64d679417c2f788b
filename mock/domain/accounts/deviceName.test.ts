import { deviceName } from './deviceName';

it.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36',
    'Chrome 142 · Windows',
  ],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/142.0 Safari/537.36 Edg/142.0', 'Edge 142 · Windows'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile Safari/604.1', 'Safari 18 · iPhone'],
  [
    'Mozilla/5.0 (Linux; Android 15; 24031) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36',
    'Chrome 130 · Android 15',
  ],
  ['curl/8.5.0', ''],
])('names a device by its browser and system: %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
