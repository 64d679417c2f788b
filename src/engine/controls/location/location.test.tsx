import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeHost } from '../../fakeHost';
import { PAGE_STATUS } from '../../host';
import { field, showControls } from '../../react/testView';
import facts from './facts';

const SHANGHAI = { longitude: 121.47, latitude: 31.23, address: '人民大道' };
const named = (part: string, title = '位置') => field(`engine.location.${part}of ${JSON.stringify({ title })}`);

const place = (more: Record<string, unknown> = {}) => ({ type: 'location', name: 'place', title: '位置', ...more });
const save = { type: 'button', name: 'save', title: '保存', onclicked: { steps: [{ do: 'submit', api: 'save' }] } };
const show = (more: Record<string, unknown> = {}, mapKey = '') =>
  showControls([place(more), save], {
    host: createFakeHost({ call: () => Promise.resolve({}), mapKey: () => mapKey }),
  });

const sent = async ({ host }: ReturnType<typeof show>) => {
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  return host.log.calls[0]?.input;
};

type Ask = Geolocation['getCurrentPosition'];

function deviceAnswering(ask: Ask): void {
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition: ask } });
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'geolocation');
  document.head.querySelectorAll('script').forEach((script) => script.remove());
});

const locate = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'engine.location.locate' }));
  await act(() => Promise.resolve());
};

it('takes an address and coordinates as they are typed, and sends numbers', async () => {
  const view = show();
  await userEvent.type(named('address'), '人民大道');
  await userEvent.type(named('longitude'), '121.470');
  await userEvent.type(named('latitude'), '-.5');
  expect(named('longitude')).toHaveValue('121.470');
  expect(await sent(view)).toEqual({
    __pagestatus: 1,
    place: { address: '人民大道', longitude: 121.47, latitude: -0.5 },
  });
});

it('is empty again when everything was taken out', async () => {
  const view = show({ value: { address: '人' } });
  await userEvent.clear(named('address'));
  expect(await sent(view)).toEqual({ __pagestatus: 1, place: null });
});

it('takes the position of the device and keeps the address', async () => {
  deviceAnswering((found) =>
    found({ coords: { longitude: 120.15507123456, latitude: 30.2740851 } } as GeolocationPosition),
  );
  const view = show({ value: { address: '仓库' } });
  await locate();
  expect(named('longitude')).toHaveValue('120.155071');
  expect(await sent(view)).toEqual({
    __pagestatus: 1,
    place: { address: '仓库', longitude: 120.155071, latitude: 30.274085 },
  });
});

it.each([
  [1, 'denied'],
  [2, 'unavailable'],
  [3, 'late'],
])('says why the device gives no position (%i: %s), and can be filled by hand', async (code, problem) => {
  deviceAnswering((_found, failed) => failed?.({ code } as GeolocationPositionError));
  show();
  await locate();
  expect(screen.getByRole('alert')).toHaveTextContent(`engine.location.${problem}`);
  await userEvent.type(named('address'), '人民大道');
  expect(named('address')).toHaveValue('人民大道');
});

it('says that the browser knows no position', async () => {
  show();
  await locate();
  expect(screen.getByRole('alert')).toHaveTextContent('engine.location.unsupported');
});

it('refuses half a position, a place outside of the earth and what is no number, and keeps what was typed', () => {
  const problem = (value: unknown) => facts.validate?.(value, place() as never)?.key;
  expect(problem({ longitude: 121 })).toBe('engine.location.both');
  expect(problem({ longitude: 181, latitude: 0 })).toBe('engine.location.range');
  expect(problem({ longitude: 1, latitude: -91 })).toBe('engine.location.range');
  expect(problem({ longitude: '12o', latitude: 1 })).toBe('engine.location.range');
  expect(problem('somewhere')).toBe('engine.location.invalid');
  expect(problem(SHANGHAI)).toBeUndefined();
  expect(problem({ address: '人民大道' })).toBeUndefined();
});

it('tells a person at the field what is wrong', async () => {
  const { host } = show({ required: 1 });
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  expect(named('address')).toHaveFocus();
  await userEvent.type(named('longitude'), '12o');
  expect(named('longitude')).toHaveValue('12o');
  expect(named('longitude')).toHaveAttribute('aria-invalid', 'true');
  expect(host.log.calls).toEqual([]);
});

it('reads as address and coordinates, and any other value as plain text', () => {
  const read = (value: unknown) => facts.format?.(value, place() as never, String);
  expect([read(SHANGHAI), read({ address: '人民大道' }), read('somewhere'), read(undefined)]).toEqual([
    '人民大道 · 121.47, 31.23',
    '人民大道',
    'somewhere',
    '',
  ]);
});

it('cannot be changed where it is only read', () => {
  showControls([place({ value: SHANGHAI })], { status: PAGE_STATUS.view });
  expect(named('address')).toHaveValue('人民大道');
  expect([named('address'), named('longitude'), named('latitude')].every((input) => input.readOnly)).toBe(true);
  expect(screen.queryByRole('button')).toBeNull();
});

it('says that there is no map without a key, and asks nobody for one', () => {
  show({ value: SHANGHAI });
  expect(screen.getByText('engine.location.withoutmap')).toBeVisible();
  expect(document.querySelector('script[src*="amap"]')).toBeNull();
});

it.each([
  [{}, 'of-deployment'],
  [{ mapkey: 'of-page' }, 'of-page'],
])('takes the deployment’s map key where the page names none: %j', async (more, key) => {
  show({ value: SHANGHAI, ...more }, 'of-deployment');
  const script = document.querySelector<HTMLScriptElement>('script[src*="amap"]');
  expect(script?.src).toBe(`https://webapi.amap.com/maps?v=1.4.15&key=${key}`);
  expect(screen.queryByText('engine.location.withoutmap')).toBeNull();
  fireEvent.error(script as HTMLScriptElement);
  await screen.findByText(/engine.location.nomap/);
});

it('asks the map service with its key, and when that is blocked or offline says so, stays usable and tries again', async () => {
  show({ value: SHANGHAI, mapkey: 'k&1' });
  const script = () => document.querySelector<HTMLScriptElement>('script[src*="amap"]');
  expect(script()?.src).toBe('https://webapi.amap.com/maps?v=1.4.15&key=k%261');
  fireEvent.error(script() as HTMLScriptElement);
  expect(await screen.findByText(/engine.location.nomap/)).toBeVisible();
  expect(named('address')).toBeEnabled();
  await userEvent.click(screen.getByRole('button', { name: 'engine.retry' }));
  expect(script()).not.toBeNull();
  expect(screen.getByRole('img', { name: /engine.location.map/ })).toBeVisible();
});
