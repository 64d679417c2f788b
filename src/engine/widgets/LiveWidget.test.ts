import { LiveWidget } from './LiveWidget';
import { readDefinition } from './readDefinition';

const FACTS = { readonly: false, required: false, hidden: false, language: 'zh-CN' };
const faultOf = (run: () => unknown) => {
  try {
    run();
  } catch (error) {
    return (error as { fault?: unknown }).fault ?? error;
  }
  return undefined;
};
const live = (render: unknown, setValue: (next: unknown) => void = jest.fn()) =>
  new LiveWidget(readDefinition({ render }), setValue);

it('draws from its properties and what its control is like, and hears what happens to its drawing', () => {
  const setValue = jest.fn();
  const widget = live(
    ({ most }: { most: number }, control: { value: number; language: string; setValue(next: unknown): void }) => ({
      tag: 'button',
      text: control.value,
      attributes: { title: `${most} ${control.language}` },
      on: { click: ({ value }: { value: string }) => control.setValue(`${value}!`), keydown: 'no handler' },
    }),
    setValue,
  );
  expect(widget.draw({ most: 3 }, { ...FACTS, value: 7 })).toEqual({
    tag: 'button',
    text: '7',
    attributes: { title: '3 zh-CN' },
    on: { click: 0 },
  });
  widget.hear(0, { value: 'x' });
  expect(setValue).toHaveBeenCalledWith('x!');
});

it('still hears what was pressed just before it drew again, and nothing that never was', () => {
  const pressed: number[] = [];
  let drawings = 0;
  const widget = live(() => {
    const drawing = ++drawings;
    return { tag: 'b', on: { click: () => pressed.push(drawing) } };
  });
  widget.draw({}, FACTS);
  widget.draw({}, FACTS);
  widget.hear(0, {});
  widget.hear(1, {});
  widget.hear(99, {});
  expect(pressed).toEqual([1, 2]);
  for (let more = 0; more < 10; more += 1) widget.draw({}, FACTS);
  widget.hear(0, {});
  expect(pressed).toEqual([1, 2]);
});

it('may set its value in a handler only, and not where it is only read', () => {
  const setValue = jest.fn();
  const early = live((_props: unknown, control: { setValue(next: unknown): void }) => control.setValue(1), setValue);
  expect(faultOf(() => early.draw({}, FACTS))).toEqual({ code: 'setinrender' });
  const reading = live(
    (_props: unknown, control: { setValue(next: unknown): void }) => ({
      tag: 'b',
      on: { click: () => control.setValue(1) },
    }),
    setValue,
  );
  reading.draw({}, { ...FACTS, readonly: true });
  reading.hear(0, {});
  expect(setValue).not.toHaveBeenCalled();
});

it('is refused when what it draws contains itself or has no end', () => {
  const ring: { tag: string; children: unknown[] } = { tag: 'div', children: [] };
  ring.children.push(ring);
  expect(faultOf(() => live(() => ring).draw({}, FACTS))).toEqual({ code: 'cyclic' });
  expect(faultOf(() => live(() => Array.from({ length: 100_000 }, () => 'x')).draw({}, FACTS))).toMatchObject({
    code: 'toomany',
  });
});

it('must have a way to draw, and properties of known kinds', () => {
  expect(faultOf(() => readDefinition({}))).toEqual({ code: 'badshape', params: { part: 'render' } });
  expect(faultOf(() => readDefinition(undefined))).toEqual({ code: 'badshape', params: { part: 'registerComponent' } });
  expect(faultOf(() => readDefinition({ render: () => null, properties: { size: { type: 'colour' } } }))).toEqual({
    code: 'badshape',
    params: { part: 'properties.size' },
  });
});
