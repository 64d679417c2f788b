import { createDevice, valuesIn } from './testDrafts';
import type { DraftedPage } from './testDrafts';
import { KEEP_AFTER_MS } from '@/common/drafts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const text = (name: string, more: Record<string, unknown> = {}) => ({ type: 'text', name, ...more });

async function crash({ page, session }: DraftedPage) {
  await wait(KEEP_AFTER_MS);
  page.dispose();
  session.end();
  await wait(0);
}

async function restore({ session, offer }: DraftedPage) {
  const found = offer();
  if (!found) throw new Error('There is no offer');
  await Promise.all([session.restore(found), wait(1000)]);
}

describe('a restored draft', () => {
  it('is input again: unsaved, to be submitted, kept, and offered to nobody any more', async () => {
    const device = createDevice();
    const controls = [text('remark', { value: 'a' }), text('other', { value: 'b' })];
    const first = await device.open(controls);
    first.edit('remark', '急');
    await crash(first);
    const next = await device.open(controls);
    await restore(next);
    expect(next.value('remark')).toBe('急');
    expect(next.page.isDirty()).toBe(true);
    expect(next.page.values()).toEqual({ __pagestatus: 1, remark: '急', other: 'b' });
    expect(next.offer()).toBeUndefined();
    expect(device.contents().map(valuesIn)).toEqual([{ remark: '急' }]);
    expect(device.host.log.messages).toEqual([['success', 'engine.draft.restored']]);
  });

  it('is put back without a question when the person has undone its loss', async () => {
    const device = createDevice();
    const first = await device.open([text('remark')]);
    first.edit('remark', '急');
    await crash(first);
    device.drafts.undone.add('draft-1');
    const [next] = await Promise.all([device.open([text('remark')]), wait(1000)]);
    expect([next.value('remark'), next.offer()]).toEqual(['急', undefined]);
    expect([...device.drafts.kept.keys()]).toEqual(['draft-2']);
  });

  it('is kept by the new page before it is forgotten', async () => {
    const device = createDevice();
    const first = await device.open([text('remark')]);
    first.edit('remark', '急');
    await crash(first);
    device.drafts.log.length = 0;
    await restore(await device.open([text('remark')]));
    expect(device.drafts.log).toEqual(['keep draft-2', 'forget draft-1']);
  });

  it('runs the events of its values, and what a person had entered wins over what these put in', async () => {
    const device = createDevice();
    const controls = [
      {
        type: 'select',
        name: 'customer',
        textfield: 'customername',
        options: [{ key: 'c1', text: '客户' }],
        onvaluechange: {
          steps: [
            { do: 'set', target: 'address', value: '=event.option.address' },
            { do: 'set', target: 'phone', value: '=event.option.phone' },
            { do: 'set', target: 'note', prop: 'hidden', value: false },
          ],
        },
      },
      text('address'),
      text('phone'),
      text('note', { hidden: 1 }),
    ];
    const first = await device.open(controls);
    first.page
      .control('customer')
      .edit('c1', { option: { address: '总部', phone: '571' }, siblings: { customername: '客户' } });
    await wait(600);
    first.edit('address', '仓库');
    await crash(first);
    const next = await device.open(controls);
    await restore(next);
    await wait(5000);
    expect([next.value('customer'), next.value('address'), next.value('phone')]).toEqual(['c1', '仓库', '571']);
    expect(next.page.record().customername).toBe('客户');
    expect(next.page.control('note').isHidden()).toBe(false);
  });

  it('overrides what is computed, whatever was entered first', async () => {
    const device = createDevice();
    const controls = [
      { type: 'number', name: 'amount', value: '=mul(qty, 10)' },
      { type: 'number', name: 'qty', value: 1 },
    ];
    const first = await device.open(controls);
    first.edit('amount', 18);
    first.edit('qty', 2);
    first.edit('amount', 19);
    await crash(first);
    const next = await device.open(controls);
    await restore(next);
    expect([next.value('qty'), next.value('amount')]).toEqual([2, 19]);
  });

  it('brings rows back with their states, their order and what was overwritten in computed columns', async () => {
    const device = createDevice();
    const lines = {
      type: 'array',
      name: 'lines',
      value: [{ qty: 1 }, { qty: 2 }],
      controls: [
        { type: 'number', name: 'qty' },
        { type: 'number', name: 'amount', value: '=mul(row.qty, 10)' },
      ],
    };
    const first = await device.open([lines]);
    const array = first.array('lines');
    const [one, two] = array.list();
    if (one && two) {
      array.setCell(one, 'amount', 9);
      array.move(two, -1);
    }
    array.insert([{ qty: 7 }]);
    await crash(first);
    const next = await device.open([lines]);
    await restore(next);
    expect(next.value('lines')).toEqual([
      { qty: 2, amount: 20 },
      { qty: 1, amount: 9 },
      { qty: 7, amount: 70 },
    ]);
    expect(
      next
        .array('lines')
        .byScope('modified')
        .map(({ values }) => values.qty),
    ).toEqual([1, 7]);
  });

  it('leaves out what is gone, is of another type or may no longer be changed, and says so by name', async () => {
    const device = createDevice();
    const first = await device.open([
      text('gone', { title: '旧项' }),
      text('retyped', { title: '换了' }),
      text('locked', { title: '锁定' }),
      text('remark'),
    ]);
    ['gone', 'retyped', 'locked', 'remark'].forEach((name) => first.edit(name, '急'));
    await crash(first);
    const next = await device.open([
      { type: 'number', name: 'retyped' },
      text('locked', { readonly: 1, value: 'x' }),
      text('remark'),
    ]);
    await restore(next);
    expect([next.value('retyped'), next.value('locked'), next.value('remark')]).toEqual([undefined, 'x', '急']);
    expect(device.host.log.messages).toEqual([['warning', 'engine.draft.missed {"titles":["旧项","换了","锁定"]}']]);
  });

  it('brings back a choice that an event had made together with its text', async () => {
    const device = createDevice();
    const choice = {
      type: 'select',
      name: 'customer',
      readonly: 1,
      textfield: 'customername',
      options: [{ key: 'c1', text: '百联' }],
    };
    const controls = [
      text('remark'),
      choice,
      { type: 'button', name: 'go', onclicked: { steps: [{ do: 'set', target: 'customer', value: 'c1' }] } },
    ];
    const first = await device.open(controls);
    first.edit('remark', '急');
    first.page.events.trigger(first.page.control('go'), 'onclicked');
    await crash(first);
    const next = await device.open([controls[0], { ...choice, options: [] }, controls[2]]);
    await restore(next);
    expect(next.page.values()).toMatchObject({ remark: '急', customer: 'c1', customername: '百联' });
  });

  it('brings back what an event had put into a field that nobody may change', async () => {
    const device = createDevice();
    const controls = [
      text('remark'),
      text('stamp', { readonly: 1 }),
      { type: 'button', name: 'go', onclicked: { steps: [{ do: 'set', target: 'stamp', value: '已核' }] } },
    ];
    const first = await device.open(controls);
    first.edit('remark', '急');
    first.page.events.trigger(first.page.control('go'), 'onclicked');
    await crash(first);
    const next = await device.open(controls);
    await restore(next);
    expect([next.value('remark'), next.value('stamp')]).toEqual(['急', '已核']);
    expect(device.host.log.messages).toEqual([['success', 'engine.draft.restored']]);
  });
});

it('a new record that was sent and not answered is sent again under the same id, also by a page that restores it', async () => {
  const sent: unknown[] = [];
  const device = createDevice({
    call: ({ input }) => {
      sent.push(input);
      return sent.length === 1 ? new Promise(() => undefined) : Promise.resolve({});
    },
  });
  const controls = [
    text('remark'),
    {
      type: 'button',
      name: 'save',
      title: '保存',
      onclicked: { steps: [{ do: 'submit', api: 'save', idfield: 'orderid' }] },
    },
  ];
  const press = ({ page }: DraftedPage) => {
    const { onclicked } = page.control('save').node.events;
    if (onclicked) void page.events.run(onclicked, { control: page.control('save'), trigger: 'onclicked' });
  };
  const first = await device.open(controls);
  first.edit('remark', '急');
  press(first);
  await wait(0);
  await crash(first);
  const next = await device.open(controls);
  await restore(next);
  press(next);
  await wait(0);
  expect(sent).toEqual([1, 2].map(() => ({ __pagestatus: 1, orderid: 'id-1', remark: '急' })));
  next.edit('remark', '下一张');
  press(next);
  await wait(0);
  expect(sent[2]).toMatchObject({ orderid: 'id-1', remark: '下一张' });
});

describe('while an offer stands', () => {
  async function typedAnew() {
    const device = createDevice();
    const controls = [text('remark'), text('other')];
    const first = await device.open(controls);
    first.edit('remark', '旧');
    first.edit('other', '旧');
    await crash(first);
    const next = await device.open(controls);
    next.edit('remark', '新');
    await wait(KEEP_AFTER_MS);
    return { device, controls, next };
  }

  it('what is entered anew is kept beside the old draft, and after a crash both are offered: the newest first, the other one to the next page', async () => {
    const { device, controls, next } = await typedAnew();
    expect(device.contents().map(valuesIn)).toEqual([{ remark: '旧', other: '旧' }, { remark: '新' }]);
    await crash(next);
    const third = await device.open(controls);
    expect(valuesIn(third.offer()?.content)).toEqual({ remark: '新' });
    await restore(third);
    expect([third.offer(), third.value('other')]).toEqual([undefined, undefined]);
    third.page.markSaved(third.page.revision);
    await crash(third);
    const fourth = await device.open(controls);
    expect(valuesIn(fourth.offer()?.content)).toEqual({ remark: '旧', other: '旧' });
  });

  it('restoring it does not overwrite what was entered anew, and says so', async () => {
    const { device, next } = await typedAnew();
    await restore(next);
    expect([next.value('remark'), next.value('other')]).toEqual(['新', '旧']);
    expect(device.host.log.messages).toEqual([['warning', 'engine.draft.missed {"titles":["remark"]}']]);
    expect(device.contents().map(valuesIn)).toEqual([{ remark: '新', other: '旧' }]);
  });

  it('discarding it leaves what was entered anew', async () => {
    const { device, next } = await typedAnew();
    const offer = next.offer();
    if (offer) await next.session.discard(offer);
    expect(next.value('remark')).toBe('新');
    expect(device.contents().map(valuesIn)).toEqual([{ remark: '新' }]);
  });

  it('discarding the newest of two leaves the other one for the next page', async () => {
    const { device, controls, next } = await typedAnew();
    await crash(next);
    const third = await device.open(controls);
    const offer = third.offer();
    if (offer) await third.session.discard(offer);
    expect(third.offer()).toBeUndefined();
    expect(device.contents().map(valuesIn)).toEqual([{ remark: '旧', other: '旧' }]);
    await crash(third);
    const fourth = await device.open(controls);
    expect(valuesIn(fourth.offer()?.content)).toEqual({ remark: '旧', other: '旧' });
  });

  it('saving the page leaves it for the next one', async () => {
    const { device, next } = await typedAnew();
    next.page.markSaved(next.page.revision);
    await wait(0);
    expect(device.contents().map(valuesIn)).toEqual([{ remark: '旧', other: '旧' }]);
  });
});

it('a draft that another version has written is not offered', async () => {
  const device = createDevice();
  const first = await device.open([text('remark')]);
  first.edit('remark', '急');
  await crash(first);
  device.drafts.kept.forEach((entry, id) =>
    device.drafts.kept.set(id, { ...entry, draft: { ...entry.draft, content: { remark: '急' } } }),
  );
  expect((await device.open([text('remark')])).offer()).toBeUndefined();
});
