import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import events from '@testing-library/user-event';
import { AppError } from '@/common/errors/appError';
import { createFakeHost } from '../../fakeHost';
import type { BusinessCall } from '../../host';
import { field, showControls } from '../../react/testView';

const choices = [
  { key: 'c1', text: '百联超市' },
  { key: 'c2', text: '大润发' },
  { key: 'c3', text: '停用', status: 0 },
];
const customer = (more: Record<string, unknown> = {}) => ({
  type: 'select',
  name: 'customer',
  title: '客户',
  options: choices,
  ...more,
});
const save = { type: 'button', name: 'save', title: '保存', onclicked: { steps: [{ do: 'submit', api: 'save' }] } };
const accepting = (answers: Record<string, unknown> = {}) =>
  createFakeHost({ call: ({ api }) => Promise.resolve(answers[api] ?? {}) });

/** Without pauses between the events of a press, in which a pointer that rests would bring another element under it. */
const userEvent = events.setup({ delay: null });
const option = (text: string) => screen.findByText(text, { selector: '.ant-select-item-option-content' });
const sent = (host: ReturnType<typeof createFakeHost>) =>
  host.log.calls.filter(({ api }) => api === 'save').map(({ input }) => input);

/** A finger's event, of which the test's browser knows no kind. */
const touch = (
  element: HTMLElement,
  type: 'pointerOver' | 'pointerDown' | 'pointerUp' | 'pointerOut' | 'pointerCancel',
) => fireEvent(element, Object.defineProperty(createEvent[type](element), 'pointerType', { value: 'touch' }));

/** What the person sees as chosen, in either form of the control. */
async function becomesLive() {
  await waitFor(() => expect(document.querySelector('.ant-select')).not.toBeNull());
}

// Reading antd takes its time; the control itself still fetches its widget as in a browser.
beforeAll(() => import('./SelectLive'), 60_000);

describe('a select at rest', () => {
  it('is a labelled combobox that shows the choice’s text', () => {
    showControls([customer({ value: 'c2' })]);
    expect(screen.getByRole('combobox', { name: '客户' })).toHaveValue('大润发');
    expect(document.querySelector('.ant-select')).toBeNull();
  });

  it('shows the text that the record carries until its choices are read, and calls nobody', () => {
    const { host } = showControls(
      [customer({ options: undefined, source: { api: 'customers' }, textfield: 'customername' })],
      {
        host: createFakeHost({ call: () => Promise.resolve({ customer: 'c9', customername: '永辉' }) }),
        more: {
          onload: {
            steps: [
              { id: 'r', do: 'call', api: 'get' },
              { do: 'fill', values: '=r' },
            ],
          },
        },
      },
    );
    return waitFor(() => expect(field('客户')).toHaveValue('永辉')).then(() =>
      expect(host.log.calls.map(({ api }) => api)).toEqual(['get']),
    );
  });

  it('stays at rest where it is only read, and says that it is read-only', async () => {
    showControls([customer({ value: 'c1', readonly: 1 })]);
    await userEvent.click(field('客户'));
    expect(field('客户')).toHaveAttribute('readonly');
    expect(document.querySelector('.ant-select')).toBeNull();
  });
});

describe('a select that is used', () => {
  it('opens on the first press, keeps focus and label, and offers what may still be chosen', async () => {
    const { host } = showControls([customer(), save], { host: accepting() });
    await userEvent.click(field('客户'));
    await becomesLive();
    expect(await option('百联超市')).toBeInTheDocument();
    expect(screen.queryByText('停用')).toBeNull();
    expect(field('客户')).toHaveFocus();
    fireEvent.click(await option('大润发'));
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    expect(sent(host)).toEqual([{ __pagestatus: 1, customer: 'c2' }]);
  });

  it('stays in its place until the press has brought it the focus, so that a quick press does not miss', async () => {
    showControls([customer()]);
    const atRest = field('客户');
    fireEvent.pointerDown(atRest);
    expect(field('客户')).toBe(atRest);
    act(() => atRest.focus());
    await becomesLive();
    expect(field('客户')).toHaveFocus();
    expect(await option('百联超市')).toBeInTheDocument();
  });

  it.each([
    ['ArrowDown', 40],
    ['Enter', 13],
    [' ', 32],
  ])('opens by keyboard (%s), before its widget is there as well as after', async (key, keyCode) => {
    showControls([customer(), { ...customer(), name: 'other', title: '其他' }]);
    await act(() => fireEvent.keyDown(field('其他'), { key, keyCode }));
    await waitFor(() => expect(field('其他')).toHaveAttribute('aria-expanded', 'true'));
    act(() => field('客户').focus());
    await becomesLive();
    await act(() => fireEvent.keyDown(field('客户'), { key, keyCode }));
    await waitFor(() => expect(field('客户')).toHaveAttribute('aria-expanded', 'true'));
    expect(field('客户')).toHaveFocus();
  });

  it('opens on the first tap: the finger is lifted before the focus comes', async () => {
    showControls([customer()]);
    const atRest = field('客户');
    (['pointerOver', 'pointerDown', 'pointerUp', 'pointerOut'] as const).forEach((type) => touch(atRest, type));
    act(() => atRest.focus());
    await becomesLive();
    expect(await option('百联超市')).toBeInTheDocument();
  });

  it('stays closed when the finger scrolled', async () => {
    showControls([customer()]);
    const atRest = field('客户');
    (['pointerDown', 'pointerCancel', 'pointerOut'] as const).forEach((type) => touch(atRest, type));
    act(() => atRest.focus());
    await becomesLive();
    expect(document.querySelector('.ant-select-open')).toBeNull();
  });

  it('becomes live under a resting pointer, without taking the focus', async () => {
    jest.useFakeTimers();
    showControls([customer()]);
    fireEvent.pointerEnter(field('客户'));
    act(() => jest.advanceTimersByTime(79));
    fireEvent.pointerLeave(field('客户'));
    act(() => jest.advanceTimersByTime(500));
    expect(document.querySelector('.ant-select')).toBeNull();
    fireEvent.pointerEnter(field('客户'));
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(document.querySelector('.ant-select')).not.toBeNull();
    expect(document.body).toHaveFocus();
    jest.useRealTimers();
  });

  it('hands the whole choice to its event, and its text to the record', async () => {
    const host = createFakeHost({
      call: ({ api }) => Promise.resolve(api === 'customers' ? [{ key: 7, text: '永辉', city: '厦门' }] : {}),
    });
    showControls(
      [
        customer({
          options: undefined,
          source: { api: 'customers', input: { region: '=region' } },
          textfield: 'customername',
          onvaluechange: { steps: [{ do: 'set', target: 'city', value: '=event.option.city' }] },
        }),
        { type: 'text', name: 'city', title: '城市' },
        { type: 'text', name: 'region', title: '区域', value: 'south' },
      ],
      { host },
    );
    await userEvent.click(field('客户'));
    fireEvent.click(await option('永辉'));
    await waitFor(() => expect(field('城市')).toHaveValue('厦门'), { timeout: 2000 });
    expect(host.log.calls[0]).toMatchObject({ api: 'customers', input: { region: 'south' }, cache: 'container' });
  });

  it('of several sends the texts of all choices with their keys, hands the choices to its event, and sends null for none', async () => {
    const event = { steps: [{ do: 'set', target: 'cities', value: '=concat(count(event.option))' }] };
    const { host } = showControls(
      [
        customer({ multiple: 1, textfield: 'customername', onvaluechange: event }),
        { type: 'text', name: 'cities', title: '数量' },
        save,
      ],
      { host: accepting() },
    );
    const press = () => userEvent.click(screen.getByRole('button', { name: '保存' }));
    await userEvent.click(field('客户'));
    fireEvent.click(await option('百联超市'));
    fireEvent.click(await option('大润发'));
    await press();
    fireEvent.click(await option('百联超市'));
    fireEvent.click(await option('大润发'));
    await press();
    expect(sent(host)).toMatchObject([
      { customer: ['c1', 'c2'], customername: '百联超市，大润发', cities: '2' },
      { customer: null, customername: null },
    ]);
  });

  it('of several is left with Tab as it is', async () => {
    const { host } = showControls([customer({ multiple: 1 }), save], { host: accepting() });
    await userEvent.click(field('客户'));
    fireEvent.click(await option('百联超市'));
    await userEvent.keyboard('{ArrowDown}');
    const isFocusMoved = fireEvent.keyDown(field('客户'), { key: 'Tab', keyCode: 9 });
    expect(isFocusMoved).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    expect(sent(host)).toMatchObject([{ customer: ['c1'] }]);
  });

  it('reads its choices again when what they depend on has changed', async () => {
    const host = createFakeHost({
      call: ({ input }) => Promise.resolve([{ key: 1, text: `客户 ${String(input.region)}` }]),
    });
    showControls(
      [
        customer({ options: undefined, source: { api: 'customers', input: { region: '=region' } } }),
        { type: 'text', name: 'region', title: '区域', value: 'a' },
      ],
      { host },
    );
    await userEvent.click(field('客户'));
    expect(await option('客户 a')).toBeInTheDocument();
    await userEvent.type(field('区域'), 'b');
    await userEvent.click(field('客户'));
    expect(await option('客户 ab')).toBeInTheDocument();
  });

  it('reads its choices anew when a step asks for it', async () => {
    let name = '百联';
    const host = createFakeHost({ call: () => Promise.resolve([{ key: 'c1', text: name }]) });
    showControls(
      [
        customer({ options: undefined, value: 'c1', source: { api: 'customers' } }),
        { type: 'button', name: 'again', title: '刷新', onclicked: { steps: [{ do: 'reload', target: 'customer' }] } },
      ],
      { host },
    );
    await waitFor(() => expect(field('客户')).toHaveValue('百联'));
    name = '百联超市';
    await userEvent.click(screen.getByRole('button', { name: '刷新' }));
    await waitFor(() => expect(field('客户')).toHaveValue('百联超市'));
    expect(host.log.calls.map(({ isFresh }) => isFresh)).toEqual([false, true]);
  });

  it('lets the server search once typing rests, and keeps the text of what was chosen', async () => {
    const CITIES = [
      { key: 1, text: '杭州' },
      { key: 2, text: '上海' },
      { key: 3, text: '杭锦' },
    ];
    const host = accepting();
    const asked: unknown[] = [];
    const call = ({ api, input }: BusinessCall) => {
      if (api !== 'cities') return host.call({ api, input, pageCode: 'p' });
      asked.push(input);
      return Promise.resolve(CITIES.filter(({ text }) => text.includes((input.word as string | undefined) ?? '')));
    };
    showControls(
      [customer({ options: undefined, searchfield: 'word', source: { api: 'cities', input: { kind: 'city' } } })],
      { host: { ...host, call } },
    );
    await userEvent.click(field('客户'));
    fireEvent.click(await option('上海'));
    jest.useFakeTimers();
    fireEvent.change(field('客户'), { target: { value: '杭' } });
    act(() => jest.advanceTimersByTime(299));
    expect(asked).toEqual([{ kind: 'city' }]);
    fireEvent.change(field('客户'), { target: { value: '杭州' } });
    await act(() => jest.advanceTimersByTimeAsync(300));
    jest.useRealTimers();
    expect(asked).toEqual([{ kind: 'city' }, { kind: 'city', word: '杭州' }]);
    expect(await option('杭州')).toBeInTheDocument();
    expect(screen.queryByText('杭锦')).toBeNull();
    expect(document.querySelector('.ant-select-selection-item')).toHaveTextContent('上海');
  });

  it('tells when its choices cannot be read, and asks again next time', async () => {
    let isDown = true;
    const host = createFakeHost({
      call: () =>
        isDown ? Promise.reject(new AppError('network', 'offline')) : Promise.resolve([{ key: 1, text: '永辉' }]),
    });
    const source = customer({ options: undefined, source: { api: 'customers' } });
    showControls([source, { ...source, name: 'other', title: '其他' }], { host });
    await userEvent.click(field('客户'));
    expect(await screen.findByText('engine.read.failed')).toBeInTheDocument();
    expect(screen.queryByText('engine.select.none')).toBeNull();
    expect(host.log.errors).toEqual([expect.objectContaining({ message: 'offline' })]);
    isDown = false;
    await userEvent.click(field('其他'));
    expect(await option('永辉')).toBeInTheDocument();
  });

  it('says below the present value that the others are being read, or why they are not there, and reads them again', async () => {
    let settle: { resolve(rows: unknown): void; reject(error: AppError): void } | undefined;
    const call = () => new Promise((resolve, reject) => void (settle = { resolve, reject }));
    const host = createFakeHost({ call });
    showControls([customer({ options: undefined, source: { api: 'customers' }, multiple: 1, value: ['c1'] })], {
      host,
    });
    await userEvent.click(field('客户'));
    expect(await option('c1')).toBeInTheDocument();
    expect(screen.getByText('engine.loading', { selector: 'p' })).toBeVisible();
    await act(async () => settle?.reject(new AppError('network', 'offline')));
    expect(screen.getByRole('alert')).toHaveTextContent('engine.read.failed');
    await userEvent.click(screen.getByRole('button', { name: 'engine.retry' }));
    expect(screen.getByText('engine.loading', { selector: 'p' })).toBeVisible();
    await act(async () => settle?.resolve(choices));
    expect(await option('大润发')).toBeInTheDocument();
    expect([screen.queryByRole('alert'), screen.queryByText('engine.loading')]).toEqual([null, null]);
  });

  it('is described by what is wrong with it', async () => {
    showControls([customer({ required: 1 }), save]);
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    await becomesLive();
    expect(screen.getByRole('alert')).toHaveTextContent('engine.required.choose {"title":"客户"}');
    expect(field('客户')).toHaveAttribute('aria-describedby', screen.getByRole('alert').id);
    expect(field('客户')).toHaveAttribute('aria-invalid', 'true');
    expect(field('客户')).toHaveFocus();
  });
});
