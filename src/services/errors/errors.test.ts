import { AppError } from '@/common/errors/appError';
import type { ErrorKind } from '@/common/errors/appError';
import { createTestServices } from '../testing/createTestServices';
import { json, refuse } from '../testing/fakeServer';
import type { Language } from '@/portal/contract/portal';

/** Internal wording that must not be shown to users. */
const INTERNAL =
  /socket hang up|No answer|Failed to fetch|ECONN|hang up|undefined|Unauthorized|\.tsx?|ChunkLoad|secret cause/i;

const kinds: readonly ErrorKind[] = ['config', 'service', 'network', 'auth', 'user', 'bug'];
const thrown: readonly (readonly [string, unknown])[] = [
  ...kinds
    .filter((kind) => kind !== 'config' && kind !== 'user')
    .map((kind) => [`an error of the kind ${kind}`, new AppError(kind, 'secret cause: socket hang up')] as const),
  ['a fetch that failed', new TypeError('Failed to fetch')],
  ['a lost piece of the program', Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' })],
  ['a text', 'secret cause'],
  ['nothing', undefined],
  ['an object', { reason: 'secret cause' }],
  ['a status that is not in the table', new AppError('service', 'secret cause', { status: 418 })],
  ['a code without a text', new AppError('network', 'secret cause', { code: 'internal.code' })],
  [
    'a permission check without codes',
    new AppError('config', 'A permission check names no code', { code: 'errors.config' }),
  ],
];

it('a part of the program that could not be fetched is told as a lost network, not as an error of the program', () => {
  const { errors } = createTestServices();
  const lost = Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });
  const network = errors.text(new AppError('network', 'no answer'));
  expect([errors.text(lost), errors.text(new Error('a bug')) === network]).toEqual([network, false]);
});

describe.each<[Language, RegExp]>([
  ['zh-CN', /\p{Script=Han}/u],
  ['zh-TW', /\p{Script=Han}/u],
  ['en', /^[\x20-\x7e]+$/],
])('in %s', (language, script) => {
  it.each(thrown)('%s has a text in that language', async (_what, error) => {
    const services = createTestServices();
    await services.i18n.setLanguage(language);
    const text = services.errors.text(error);
    expect(text).toMatch(script);
    expect(text).not.toMatch(INTERNAL);
  });
});

it('the text of a refusal contains the values that the server sent, as the language lists them', async () => {
  const { errors, http, i18n, server } = createTestServices();
  const text = '“{{name}}”已被修改，{{count}}个：{{functions}}';
  i18n.applyServerTexts({ 'zh-CN': { 'role.changed': text }, en: { 'role.changed': '{{name}}: {{functions}}' } });
  const error_params = { name: '<李娜>', count: 2, functions: ['查看订单', '维护订单'] };
  server.on('/refused', () => json({ error_code: 'role.changed', error_type: 600, error_params }, 500));
  const refusal: unknown = await http.post('/refused').catch((error: unknown) => error);
  expect(errors.text(refusal)).toBe('“<李娜>”已被修改，2个：查看订单、维护订单');
  await i18n.setLanguage('en');
  expect(errors.text(refusal)).toBe('<李娜>: 查看订单, 维护订单');
});

it.each([
  ['without values', () => refuse(500, 'role.gone', 600)],
  [
    'with values that are none',
    () => json({ error_code: 'role.gone', error_type: 600, error_params: [{ a: {} }] }, 500),
  ],
])('a refusal %s has the text of its code', async (_what, answer) => {
  const { errors, http, i18n, server } = createTestServices();
  i18n.applyServerTexts({ 'zh-CN': { 'role.gone': '角色不存在' } });
  server.on('/refused', answer);
  expect(errors.text(await http.post('/refused').catch((error: unknown) => error))).toBe('角色不存在');
});

it('the message of an error of input or of a page is its text', async () => {
  const { errors, i18n } = createTestServices();
  await i18n.ready;
  expect(errors.text(new AppError('user', '请输入意见'))).toBe('请输入意见');
  expect(errors.text(new AppError('config', '配置错误：缺少控件'))).toBe('配置错误：缺少控件');
  expect(errors.text(new AppError('config', ''))).toBe('配置错误');
});

it('shows nothing for a cancelled call and for the end of a session', () => {
  const { errors } = createTestServices();
  expect(errors.text(new AppError('cancelled', 'given up'))).toBe('');
  expect(errors.present(new AppError('cancelled', 'given up'))).toEqual({ kind: 'silence' });
  expect(errors.present(new AppError('auth', 'over'))).toEqual({ kind: 'silence' });
});
