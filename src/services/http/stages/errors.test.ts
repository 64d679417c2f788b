import { createTestServices } from '../../testing/createTestServices';
import { refuse } from '../../testing/fakeServer';

const PATH = '/api/teapi/dy-biz/any';

async function failWith(answer: () => Response | Promise<Response>, path = PATH) {
  const services = createTestServices();
  services.server.on(path, answer);
  const error: unknown = await services.http.post(path, {}).catch((caught: unknown) => caught);
  return { error, text: services.errors.text(error), shown: services.errors.present(error) };
}

describe('the text of an error answer', () => {
  it.each([
    [400, 'Bad Request', '请求错误，存在语法错误。'],
    [403, 'Forbidden', '没有访问权限。'],
    [404, 'Not Found', '请求的资源不存在。'],
    [501, 'Not Implemented', '服务器不支持该请求。'],
    [502, 'Bad Gateway', '网关错误。'],
    [503, 'Service Unavailable', '服务器繁忙。'],
    [504, 'Gateway Timeout', '网关超时。'],
    [500, 'Internal Server Error', '请求失败，遇到未知错误。'],
    [418, 'Internal Server Error', '请求失败，遇到未知错误。'],
  ])('%d', async (status, name, text) => {
    const failed = await failWith(() => refuse(status));
    expect(failed.error).toMatchObject({ kind: 'service', status, message: name });
    expect(failed.text).toBe(text);
  });

  it.each([
    [400, 'Bad Request'],
    [403, 'Forbidden'],
    [404, 'Not Found'],
    [501, 'Not Implemented'],
    [502, 'Bad Gateway'],
    [504, 'Gateway Timeout'],
    [500, 'Internal Server Error'],
    [418, 'Internal Server Error'],
  ])('in English is the status by its name (%d)', async (status, name) => {
    const services = createTestServices();
    services.server.on(PATH, () => refuse(status));
    await services.i18n.setLanguage('en');
    const error: unknown = await services.http.post(PATH, {}).catch((caught: unknown) => caught);
    expect(services.errors.text(error)).toBe(name);
  });

  it('is the translated code of a business refusal, or the code itself', async () => {
    expect((await failWith(() => refuse(500, 'login.wrong_password', 600))).text).toBe('密码错误');
    expect((await failWith(() => refuse(500, 'order.locked', 600))).text).toBe('order.locked');
  });

  it('is the status when a code of another status is unknown', async () => {
    expect((await failWith(() => refuse(403, 'auth.unheard_of'))).text).toBe('没有访问权限。');
  });

  it('is the server’s message when it sent one', async () => {
    const words = () => new Response(JSON.stringify({ error_code: 'x', error_msg: '库存不足' }), { status: 400 });
    expect((await failWith(words)).text).toBe('库存不足');
  });

  it('is the status when the message comes from a gateway or a crash', async () => {
    const failing = (status: number) => () =>
      new Response(JSON.stringify({ error_code: 'login.wrong_password', error_msg: 'socket hang up' }), { status });
    expect((await failWith(failing(502))).text).toBe('网关错误。');
    expect((await failWith(failing(500))).text).toBe('请求失败，遇到未知错误。');
  });

  describe('to a call that the specification does not list', () => {
    const OURS = '/api/teapi/rolepermission/role/get';
    const words = (error_code: string) => () =>
      new Response(JSON.stringify({ error_code, error_msg: 'No such call' }), { status: 404 });

    it.each(['', 'not_found', 'errors.unheard_of'])(
      'says that the platform does not provide it for a 404 with the code %j',
      async (code) => {
        const { error, text } = await failWith(words(code), OURS);
        expect(error).toMatchObject({ kind: 'service', status: 404, code: 'errors.notProvided' });
        expect(text).toBe('此平台不提供该功能。');
      },
    );

    it('says the same for a 404 with an HTML page of a web server', async () => {
      expect((await failWith(() => new Response('<html>', { status: 404 }), OURS)).text).toBe('此平台不提供该功能。');
    });

    it('is the text of the code for a 404 with a known code', async () => {
      expect((await failWith(words('login.wrong_password'), OURS)).text).toBe('密码错误');
    });

    it('is the status’s own text for any other status', async () => {
      expect((await failWith(() => refuse(503), OURS)).text).toBe('服务器繁忙。');
    });
  });

  it('shows that the answer cannot be read', async () => {
    const cut = await failWith(() => new Response('{"resp_data": [1,', { status: 200 }));
    expect(cut.error).toMatchObject({ kind: 'service', code: 'errors.badAnswer' });
    expect((await failWith(() => new Response('[]', { status: 200 }))).error).toMatchObject({
      code: 'errors.badAnswer',
    });
    expect((await failWith(() => new Response('<html>', { status: 502 }))).error).toMatchObject({ status: 502 });
  });

  it('is 网络链接错误 without a response', async () => {
    const failed = await failWith(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(failed.error).toMatchObject({ kind: 'network', status: 0 });
    expect(failed.text).toBe('网络链接错误');
  });
});

describe('how it is shown', () => {
  it('takes 2 s, or 3 s on two lines when the text contains a double space, without losing a word', async () => {
    const { shown } = await failWith(() => refuse(503));
    expect(shown).toEqual({ kind: 'toast', tone: 'error', lines: ['服务器繁忙。'], durationMs: 2000 });
    const long = await failWith(
      () => new Response(JSON.stringify({ error_msg: '没有保存  第3行：缺少单价  第7行：缺少单位' }), { status: 400 }),
    );
    expect(long.shown).toMatchObject({ lines: ['没有保存', '第3行：缺少单价 第7行：缺少单位'], durationMs: 3000 });
  });

  it('shows nothing at the end of a session', async () => {
    expect((await failWith(() => refuse(401))).shown).toEqual({ kind: 'silence' });
  });
});
