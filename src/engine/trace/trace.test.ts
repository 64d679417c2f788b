import { createFakeHost } from '../fakeHost';
import type { PageModel } from '../model/pageModel';
import { createTestPage } from '../model/testPage';
import { moreControls } from '../controls/moreControls';
import { addControls, addPatterns } from '../loadParts';
import { compilePattern } from '../patterns/compilePattern';
import { createTestScripts } from '../scripts/testScripts';
import { createTracer } from './createTracer';
import type { TraceEntry } from './traceEntry';

const controls = [
  {
    type: 'number',
    name: 'qty',
    value: 1,
    onvaluechange: {
      steps: [
        {
          id: 'ran',
          do: 'flycode',
          code: 'const { rate } = await call("getrate", { qty: getValue("qty") }); setValue("discount", getValue("amount") * rate)',
        },
        { do: 'set', target: 'note', value: 'never', when: '=qty > 100' },
        { do: 'set', target: 'note', prop: 'hidden', value: 1 },
      ],
    },
  },
  { type: 'number', name: 'price', value: 10 },
  { type: 'number', name: 'amount', readonly: 1, value: '=mul(qty, price)' },
  { type: 'number', name: 'discount', value: 0 },
  { type: 'number', name: 'topay', readonly: 1, value: '=sub(amount, discount)' },
  { type: 'text', name: 'approver', hidden: '=amount < 50' },
  { type: 'text', name: 'note' },
  { type: 'password', name: 'pin' },
  { type: 'card', name: 'box', hidden: 1, controls: [{ type: 'text', name: 'inside' }] },
  {
    type: 'array',
    name: 'lines',
    value: [{ qty: 1, pin: 'x' }],
    controls: [
      { type: 'number', name: 'qty' },
      { type: 'number', name: 'twice', value: '=row.qty * 2' },
      { type: 'password', name: 'pin' },
    ],
  },
];

const opened: PageModel[] = [];
afterEach(() => opened.splice(0).forEach((page) => page.dispose()));

async function open(list: readonly unknown[] = controls, answer: unknown = { rate: 0.1 }) {
  const tracer = createTracer(() => 0);
  const test = createTestPage(list, {
    tracer,
    host: tracer.seenHost(createFakeHost({ scripts: createTestScripts(), call: () => Promise.resolve(answer) })),
  });
  opened.push(test.page);
  await test.page.start();
  return { ...test, tracer };
}

addControls(moreControls);
addPatterns(compilePattern);

/** An entry on one line, with what it follows from. */
function line(entry: TraceEntry): string {
  const under = entry.cause === undefined ? '' : ` <${entry.cause}`;
  switch (entry.kind) {
    case 'edit':
      return `${entry.id} edit ${entry.control}${entry.place ? `#${entry.place}` : ''} ${entry.before}→${entry.after}${under}`;
    case 'change':
      return `${entry.id} ${entry.control}${entry.place ? `#${entry.place}` : ''}.${entry.prop} ${entry.before}→${entry.after}${entry.source ? ` ${entry.source}` : ''}${under}`;
    case 'event':
      return `${entry.id} event ${entry.control ?? ''} ${entry.trigger}${under}`;
    case 'step':
      return `${entry.id} step ${entry.action}${entry.ending?.isSkipped ? ' skipped' : ''}${under}`;
    case 'request':
      return `${entry.id} request ${entry.api} ${entry.input} ${entry.ending?.result ?? ''}${under}`;
  }
}

describe('the trace of a page', () => {
  it('shows the exact chain of an edit that a script answers: edit, expressions, event, step, request, and what the script changed', async () => {
    const { page, edit, tracer } = await open();
    edit('qty', 6);
    await page.events.settle();
    expect(tracer.entries.get().map(line)).toEqual([
      '1 edit qty 1→6',
      '2 amount.value 10→60 =mul(qty, price) <1',
      '3 topay.value 10→60 =sub(amount, discount) <1',
      '4 approver.hidden true→false =amount < 50 <1',
      '5 event qty onvaluechange <1',
      '6 step flycode <5',
      '7 step call <6',
      '8 request getrate {"qty":6} {"rate":0.1} <7',
      '9 discount.value 0→6 <6',
      '10 topay.value 60→54 =sub(amount, discount) <6',
      '11 step set skipped <5',
      '12 step set <5',
      '13 note.hidden false→true <12',
    ]);
  });

  it('shows a cell of an array with what follows from it in its row', async () => {
    const { array, tracer } = await open();
    const [first] = array('lines').list();
    if (first) array('lines').setCell(first, 'qty', 4);
    expect(tracer.entries.get().map(line)).toEqual([
      '1 edit lines.qty#1 1→4',
      '2 lines.twice#1.value 2→8 =row.qty * 2 <1',
    ]);
  });

  it('says how a step has ended', async () => {
    const { page, tracer } = await open([
      { type: 'button', name: 'go', onclicked: { steps: [{ do: 'flycode', code: 'null.x' }] } },
    ]);
    const event = page.control('go').node.events.onclicked;
    if (event) await page.events.click('go', event, { control: page.control('go') });
    expect(tracer.entries.get().map((entry) => ('ending' in entry ? entry.ending?.error?.split(' ')[0] : ''))).toEqual([
      'engine.script.failedline',
      'engine.script.failedline',
    ]);
  });

  it('keeps what is secret to itself, in edits, steps, requests and their answers', async () => {
    const { page, edit, array, tracer } = await open(controls, { pin: '1234' });
    edit('pin', '1234');
    await page.events.run(
      {
        path: 'x',
        onError: [],
        steps: [
          { do: 'set', path: 'x', params: { run: () => ({ target: 'pin', value: 'hidden!' }) } },
          {
            do: 'call',
            path: 'x',
            params: { run: () => ({ api: 'save', input: { pin: '1234', lines: [{ pin: '1234' }] } }) },
          },
        ],
      },
      { trigger: 'onclicked' },
    );
    const [first] = array('lines').list();
    if (first) array('lines').setCell(first, 'pin', '1234');
    const told = JSON.stringify([tracer.entries.get(), tracer.explain('pin', 'value')]);
    expect(told).not.toMatch(/1234|hidden!/);
    expect(told).toContain('••••');
  });

  it('costs a page nothing that nobody looks at: it has no tracer', () => {
    expect(
      createTestPage(controls, { host: createFakeHost({ scripts: createTestScripts() }) }).page.tracer,
    ).toBeUndefined();
  });

  it('forgets what is long past, and all of it when it is told to', async () => {
    const { edit, tracer } = await open([{ type: 'number', name: 'a' }]);
    for (let value = 1; value <= 2001; value += 1) edit('a', value);
    expect(tracer.entries.get()).toHaveLength(2000);
    tracer.clear();
    expect(tracer.entries.get()).toEqual([]);
  });
});

describe('why a control is what it is', () => {
  it('is its expression, with what that reads', async () => {
    const { tracer } = await open();
    expect(tracer.explain('approver', 'hidden')).toEqual({
      control: 'approver',
      prop: 'hidden',
      now: 'true',
      path: 'controls[5]',
      because: [
        { kind: 'expression', source: '=amount < 50', answer: 'true', reads: [{ name: 'amount', value: '10' }] },
      ],
    });
    expect(tracer.explain('amount', 'value')).toMatchObject({
      now: '10',
      because: [
        {
          kind: 'expression',
          source: '=mul(qty, price)',
          reads: [
            { name: 'qty', value: '1' },
            { name: 'price', value: '10' },
          ],
        },
      ],
    });
  });

  it('is who set it, before what the protocol says', async () => {
    const { tracer, edit } = await open();
    edit('discount', 5);
    expect(tracer.explain('discount', 'value')).toMatchObject({
      now: '5',
      because: [
        { kind: 'set', by: { kind: 'edit', after: '5' } },
        { kind: 'constant', value: '0' },
      ],
    });
    edit('amount', 7);
    expect(tracer.explain('amount', 'value')).toMatchObject({
      now: '7',
      because: [{ kind: 'set', by: { kind: 'edit' } }, { kind: 'expression' }],
    });
    edit('qty', 2);
    expect(tracer.explain('amount', 'value')).toMatchObject({ now: '20', because: [{ kind: 'expression' }] });
  });

  it('is the protocol alone, or nobody', async () => {
    const { tracer } = await open();
    expect(tracer.explain('amount', 'readonly')).toMatchObject({
      now: 'true',
      because: [{ kind: 'constant', value: '1' }],
    });
    expect(tracer.explain('note', 'required')).toMatchObject({ now: 'false', because: [{ kind: 'nothing' }] });
    expect(tracer.explain('nowhere', 'value')).toBeUndefined();
  });

  it('is what it stands in', async () => {
    const { tracer } = await open();
    expect(tracer.explain('inside', 'hidden')).toMatchObject({
      now: 'true',
      because: [
        { kind: 'container', container: 'box', because: [{ kind: 'constant', value: '1' }] },
        { kind: 'nothing' },
      ],
    });
  });
});
