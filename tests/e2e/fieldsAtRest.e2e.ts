import type { Page } from 'puppeteer';
import { answerPages } from '../support/answerPages';
import { enterWorkspace } from '../support/enterWorkspace';
import { findByRole } from '../support/find';
import { productPerTest } from '../support/product/product';

const product = productPerTest();

const OPTIONS = [
  { key: 'east', text: '华东', children: [{ key: 'hz', text: '杭州' }] },
  { key: 'south', text: '华南' },
];

/** The controls that rest as a light input, with a value. */
const CONTROLS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  select: { options: OPTIONS, value: 'south' },
  treeselect: { options: OPTIONS, value: 'south' },
  cascader: { options: OPTIONS, value: ['east', 'hz'] },
  select_many: { type: 'select', multiple: 1, options: OPTIONS, value: ['east', 'south'] },
  treeselect_many: { type: 'treeselect', multiple: 1, options: OPTIONS, value: ['hz', 'south'] },
  area: { value: { key: 'HD', text: '华东大区' } },
  date: { value: '2026-07-31' },
  datetime: { value: '2026-07-31 09:12:45' },
  daterange: { value: ['2026-08-01', '2026-08-15'] },
  time: { value: '08:00' },
};

/** Each of them empty, filled and required (which leaves nothing to clear), and filled. */
const FIELDS = Object.entries(CONTROLS).flatMap(([name, { type = name, ...more }]) => [
  { ...more, type, name: `${name}_empty`, title: `${name} 空`, value: undefined },
  { ...more, type, name: `${name}_required`, title: `${name} 必填`, required: 1 },
  { ...more, type, name: `${name}_filled`, title: `${name} 满` },
]);

/** What is dark is a colour of the theme: one field of each kind shows whether all are taken from it. */
const FIELDS_OF = {
  light: FIELDS,
  dark: FIELDS.filter(({ name }) => /^(select|date)_(empty|filled)/.test(name)),
} as const;

const PROTOCOL = { protocolversion: '1.1.0', pageinfo: { type: 200, title: '输入', columns: 3 }, controls: FIELDS };

/** Between the inner edges of the border: what must stay as it is. */
const INSET_PX = 3;

/** A picture of what stands inside of a field's border: icon, text and placeholder with their places and colours. */
async function insideOf(page: Page, name: string): Promise<string> {
  const box = await page.$eval(`[data-control="${name}"]`, (control) => {
    const { x, y, width, height } = (
      control.querySelector('.ant-select, .ant-picker') ?? (control.querySelector('input') as Element)
    ).getBoundingClientRect();
    return { x, y, width, height };
  });
  return page.screenshot({
    encoding: 'base64',
    clip: {
      x: box.x + INSET_PX,
      y: box.y + INSET_PX,
      width: box.width - 2 * INSET_PX,
      height: box.height - 2 * INSET_PX,
    },
  });
}

/** High enough for all fields: one that is scrolled into sight by its focus would differ from its picture before. */
const ALL_IN_SIGHT = { width: 1440, height: 1100 };

/** Levels of 255 by which the edges of a shape may differ where another element draws it. */
const TOLERANCE = 24;

/** Levels that may differ in a range: its second day begins on a whole pixel, and not where the text before it ends. */
const RANGE_TOLERANCE = 120;

/** How many levels of two pictures of the same size differ. */
const differences = (page: Page, first: string, second: string): Promise<number> =>
  page.evaluate(
    async (pictures, tolerance) => {
      const [before, after] = await Promise.all(
        pictures.map(async (picture) => {
          const image = new Image();
          image.src = `data:image/png;base64,${picture}`;
          await image.decode();
          const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
          context?.drawImage(image, 0, 0);
          return context?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray();
        }),
      );
      return before?.filter((level, index) => Math.abs(level - (after?.[index] ?? -1)) > tolerance).length ?? -1;
    },
    [first, second],
    TOLERANCE,
  );

async function wake(page: Page, name: string): Promise<void> {
  await (await page.waitForSelector(`[data-control="${name}"] input`))?.focus();
  await page.waitForSelector(`[data-control="${name}"] :is(.ant-select-focused, .ant-picker-focused)`);
}

test.each(['light', 'dark'] as const)(
  'a field changes nothing but its border while it has the focus, and nothing at all afterwards (%s)',
  async (theme) => {
    const { page, problems } = await enterWorkspace(product.browser, product.url, {
      async prepare(opened) {
        await opened.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: theme }]);
        await answerPages(opened, { inputs: JSON.stringify(PROTOCOL) });
      },
      path: '/page?pagecode=inputs',
      viewport: ALL_IN_SIGHT,
    });
    await findByRole(page, 'combobox', 'time 满');
    await page.addStyleTag({ content: 'input { caret-color: transparent !important; }' });
    const changed: string[] = [];
    for (const { name } of FIELDS_OF[theme]) {
      const rest = await insideOf(page, name);
      await wake(page, name);
      const awake = await insideOf(page, name);
      // A widget that appears only now takes the focus over, and loses it again.
      await page.waitForFunction(() => {
        (document.activeElement as HTMLElement).blur();
        return !document.querySelector('.ant-select-focused, .ant-picker-focused');
      });
      const allowed = name.startsWith('daterange') ? RANGE_TOLERANCE : 0;
      const inUse = await differences(page, rest, awake);
      const afterwards = await differences(page, rest, await insideOf(page, name));
      // What can be cleared shows the button for it while it has the focus.
      if (inUse > allowed && !name.endsWith('_filled')) changed.push(`${name} in use: ${inUse}`);
      if (afterwards > allowed) changed.push(`${name} afterwards: ${afterwards}`);
    }
    expect(changed).toEqual([]);
    expect(problems).toEqual([]);
  },
);

const RADIOS = {
  protocolversion: '1.1.0',
  pageinfo: { type: 200, title: '单选', columns: 2 },
  controls: ['row', 'column'].map((layout) => ({
    type: 'radio',
    name: `in_${layout}`,
    title: `in_${layout}`,
    layout,
    options: OPTIONS.map(({ key, text }) => ({ key, text })),
  })),
};

test('the button that clears a choice stands beside it while its group is used, and choosing moves nothing', async () => {
  const { page, problems } = await enterWorkspace(product.browser, product.url, {
    prepare: (opened) => answerPages(opened, { radios: JSON.stringify(RADIOS) }),
    path: '/page?pagecode=radios',
  });
  for (const { name } of RADIOS.controls) {
    await findByRole(page, 'radiogroup', name);
    const options = () =>
      page.$$eval(`[data-control="${name}"] label:has(input)`, (labels) =>
        labels.map((label) => {
          const { x, y, width } = label.getBoundingClientRect();
          return [x, y, width];
        }),
      );
    const before = await options();
    await (await page.waitForSelector(`[data-control="${name}"] input`))?.click();
    const clear = await page.waitForSelector(`[data-control="${name}"] button`);
    expect(await options()).toEqual(before);
    const [x = 0, , width = 0] = before[0] ?? [];
    expect((await clear?.boundingBox())?.x).toBeCloseTo(x + width, 0);
    const opacity = () => clear?.evaluate((button) => getComputedStyle(button).opacity);
    expect(await opacity()).toBe('1');
    await page.mouse.move(0, 0);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    expect(await opacity()).toBe('0');
    await (await page.waitForSelector(`[data-control="${name}"] input`))?.click();
    await page.waitForFunction((group) => !document.querySelector(`[data-control="${group}"] input:checked`), {}, name);
  }
  expect(problems).toEqual([]);
});
