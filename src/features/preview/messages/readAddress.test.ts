import { readAddress } from './readAddress';

it('reads port and key, with port 7777 by default', () => {
  expect(readAddress('?port=8123&key=abc')).toEqual({ port: 8123, key: 'abc', isFramed: false });
  expect(readAddress('')).toEqual({ port: 7777, isFramed: false });
});

it.each(['0', '65536', '-1', '80.5', '1e3', 'abc', '', '999999'])('rejects %j as a port', (port) => {
  expect(readAddress(`?port=${port}`)).toEqual({ wrongPort: port, isFramed: false });
});

it.each(['1', '65535'])('takes the port %s', (port) => expect(readAddress(`?port=${port}`).port).toBe(Number(port)));
