import { allowedOrigins } from './allowedOrigins';

const log = jest.fn();
const answers = (body: unknown, status = 200) => jest.fn(async () => new Response(JSON.stringify(body), { status }));

it('asks the server who may send pages, without cookies and without a token', async () => {
  const fetchFile = answers({ origins: ['https://tools.example', 'http://localhost:5000'] });
  expect(await allowedOrigins(fetchFile, log)).toEqual(['https://tools.example', 'http://localhost:5000']);
  expect(fetchFile).toHaveBeenCalledWith('preview.json', { credentials: 'omit', cache: 'no-store' });
});

it('takes exact origins only: no star, no path, no file, no null', async () => {
  const origins = ['*', 'null', 'https://a.example/', 'a.example', 'file://', 'https://b.example'];
  expect(await allowedOrigins(answers({ origins }), log)).toEqual(['https://b.example']);
});

it('lets nobody in when there is no list, or one that cannot be read', async () => {
  expect(await allowedOrigins(answers({ origins: [] }), log)).toEqual([]);
  expect(await allowedOrigins(answers({ origins: ['https://a.example'] }, 404), log)).toEqual([]);
  expect(await allowedOrigins(answers({ origins: 'https://a.example' }), log)).toEqual([]);
  expect(await allowedOrigins(async () => new Response('<html>'), log)).toEqual([]);
  expect(await allowedOrigins(async () => Promise.reject(new Error('offline')), log)).toEqual([]);
});
