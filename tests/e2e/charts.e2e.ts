import type { Page } from 'puppeteer';
import { productPerTest } from '../support/product/product';
import { enterWorkspace } from '../support/enterWorkspace';
import { findByRole } from '../support/find';

const product = productPerTest();

async function openCharts(viewport?: { width: number; height: number }) {
  const watched = await enterWorkspace(product.browser, product.url, {
    viewport,
    path: '/litheform?pagecode=gallery-chart',
  });
  await findByRole(watched.page, 'region', '各大区销售额');
  return watched;
}

/** A point of a chart, from its left and top edge as shares of its size. */
async function pointIn(page: Page, chart: string, x: number, y: number) {
  const plot = await page.waitForSelector(`section[aria-label="${chart}"] [role="application"]`);
  await plot?.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = await plot?.boundingBox();
  if (!box) throw new Error(`${chart} is not visible`);
  return [box.x + box.width * x, box.y + box.height * y] as const;
}

/** The text of the tooltip, and whether all of it lies within its chart. */
const tooltip = (page: Page) =>
  page.waitForSelector('[data-tooltip]').then((element) =>
    element?.evaluate((tip) => {
      const [inner, outer] = [tip, tip.parentElement as Element].map((part) => part.getBoundingClientRect());
      const isWithin = inner && outer && inner.left >= outer.left && inner.right <= outer.right;
      return { text: (tip as HTMLElement).innerText.replace(/\s+/g, ' '), isWithin };
    }),
  );
const waitForNone = (page: Page) => page.waitForFunction(() => !document.querySelector('[data-tooltip]'));

test('charts beside each other are equally high, and the pointer reads their numbers', async () => {
  const { page, problems } = await openCharts();
  const heights = await page.$$eval('[data-frame] > section', (sections) =>
    sections.map((section) => section.getBoundingClientRect().height),
  );
  expect(heights).toHaveLength(6);
  expect([heights[0], heights[2], heights[4]]).toEqual([heights[1], heights[3], heights[5]]);

  await page.mouse.move(...(await pointIn(page, '各大区销售额', 0.95, 0.5)));
  expect(await tooltip(page)).toEqual({ text: '合肥 计划 4,000 实际 -600', isWithin: true });
  await page.keyboard.press('Escape');
  await waitForNone(page);
  await page.mouse.move(...(await pointIn(page, '大区占比', 0.5 + 0.05, 0.5)));
  expect(await tooltip(page)).toEqual({ text: '上海 实际 13,800 (44.1%)', isWithin: true });
  await page.mouse.move(...(await pointIn(page, '各产品线月度销售', 0.2, 0.5)));
  expect(await tooltip(page)).toEqual({ text: '2026-01 饮料 180 零食 120 退货 -20 合计 280', isWithin: true });
  await page.mouse.move(...(await pointIn(page, '销售额与毛利率', 0.85, 0.5)));
  expect(await tooltip(page)).toEqual({ text: '2026-06 销售额 396,000.00 毛利率 35.2%', isWithin: true });
  expect(problems).toEqual([]);
});

/** The texts of each picture that lie over another one or beyond its edge. */
const misplacedTexts = (page: Page) =>
  page.$$eval('[data-chart] svg[role="img"]', (pictures) =>
    pictures.flatMap((picture) => {
      const edge = picture.getBoundingClientRect();
      const texts = [...picture.querySelectorAll('text')].map((text) => ({
        text: text.textContent ?? '',
        box: text.getBoundingClientRect(),
      }));
      return texts.flatMap(({ text, box }, index) => {
        const isOutside = box.left < edge.left || box.right > edge.right;
        const over = texts
          .slice(index + 1)
          .filter((other) => box.left < other.box.right && other.box.left < box.right)
          .filter((other) => box.top < other.box.bottom && other.box.top < box.bottom);
        return [...(isOutside ? [text] : []), ...over.map((other) => `${text} × ${other.text}`)];
      });
    }),
  );

test.each([1440, 390])('no text of a chart lies over another one in a window of %i pixels', async (width) => {
  const { page } = await openCharts({ width, height: 844 });
  await page.waitForSelector('section[aria-label="大区占比"] svg text');
  expect(await misplacedTexts(page)).toEqual([]);
});

test('on a phone a tap shows the numbers of a category, and a tap elsewhere hides them', async () => {
  const { page, problems } = await openCharts({ width: 390, height: 844 });
  await page.touchscreen.tap(...(await pointIn(page, '月度趋势', 0.9, 0.5)));
  expect(await tooltip(page)).toEqual({ text: '2026-06 计划 400 实际 396', isWithin: true });
  await (await findByRole(page, 'heading', '月度趋势')).tap();
  await waitForNone(page);
  expect(problems).toEqual([]);
});
