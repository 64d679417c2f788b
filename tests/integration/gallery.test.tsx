import { act, fireEvent, render, screen } from '@testing-library/react';
import axe from 'axe-core';
import { CORE_TYPES } from '@/engine/controls/coreTypes';
import { addControls, addPatterns } from '@/engine/loadParts';
import { compilePattern } from '@/engine/patterns/compilePattern';
import { moreControls } from '@/engine/controls/moreControls';
import { moreFunctions } from '@/engine/expressions/functions/more';
import { addFunctions } from '@/engine/expressions/functions/table';
import { createFakeHost } from '@/engine/fakeHost';
import { PAGE_STATUS } from '@/engine/host';
import { PageView } from '@/engine';
import { readProtocol } from '@/engine/protocol/readProtocol';
import { exampleTypes } from '../../mock/domain/gallery/examples';
import { findGalleryPage } from '../../mock/domain/gallery/pages';
import { findText } from '../../mock/domain/languages/records';

addControls(moreControls);
addPatterns(compilePattern);
addFunctions(moreFunctions);

const protocolOf = (code: string) => findGalleryPage(code)?.protocol;

// jsdom has no canvas.
beforeAll(() => void jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null));

/** All translation keys of a protocol. */
const keysIn = (protocol: unknown) =>
  [...JSON.stringify(protocol).matchAll(/"@([^@"][^"]*)"/g)].map(([, key]) => key ?? '');

it('every control has a page in the gallery', () => {
  const all = [...CORE_TYPES, ...moreControls.facts.map(({ type }) => type)];
  expect(all.filter((type) => !exampleTypes().includes(type))).toEqual([]);
});

it('the search of the list finds a control by its type, and by its title in each language', async () => {
  const host = createFakeHost({ t: (key) => findText(key)?.[0] ?? key });
  render(<PageView pageCode="gallery" protocol={protocolOf('gallery')} host={host} chrome="page" />);
  await act(() => Promise.resolve());
  const shown = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(shown().length).toBeGreaterThan(exampleTypes().length);
  for (const words of ['RATE', '评分', ' 評分 ']) {
    fireEvent.input(screen.getByLabelText('搜索'), { target: { value: words } });
    await act(() => Promise.resolve());
    expect(shown()).toContain('评分');
    expect(shown().length).toBeLessThan(8);
  }
});

it('the source of an example is a page that is itself valid', () => {
  const source = readProtocol(protocolOf('gallery-rate-source'));
  if ('refused' in source) throw new Error('refused');
  expect(source.protocol.issues).toEqual([]);
  const [node] = source.protocol.nodes;
  const text = node?.kind === 'control' ? node.value.constant?.value : undefined;
  expect(readProtocol(text)).toMatchObject({ protocol: { issues: [] } });
});

it.each(['big-form', 'big-array', 'style-page'])('%s is a valid protocol whose texts all exist', (code) => {
  const result = readProtocol(protocolOf(code));
  expect('protocol' in result ? result.protocol.issues : result.refused).toEqual([]);
  expect(keysIn(protocolOf(code)).filter((key) => findText(key) === undefined)).toEqual([]);
});

describe.each(['gallery', 'style-page', ...exampleTypes().map((type) => `gallery-${type}`)])('%s', (code) => {
  it('is a valid protocol whose texts all exist', () => {
    const result = readProtocol(protocolOf(code));
    expect('protocol' in result ? result.protocol.issues : result.refused).toEqual([]);
    expect(keysIn(protocolOf(code)).filter((key) => findText(key) === undefined)).toEqual([]);
  });

  it.each(Object.entries(PAGE_STATUS))('shows every control and is accessible (%s)', async (_name, status) => {
    const host = createFakeHost({
      t: (key) => findText(key)?.[0] ?? key,
      call: () => Promise.resolve({ items: [], itemcount: 0, __itemcount: 0 }),
    });
    const { container } = render(
      <main>
        <PageView pageCode={code} protocol={protocolOf(code)} host={host} status={status} chrome="page" />
      </main>,
    );
    await act(() => Promise.resolve());
    // The tenant's component is not registered in this test.
    const alerts = screen.queryAllByRole('alert').filter(({ dataset }) => dataset.issue !== 'unknown-component');
    expect(alerts.map(({ textContent }) => textContent)).toEqual([]);
    const { violations } = await axe.run(container, {
      rules: { 'color-contrast': { enabled: false } },
      resultTypes: ['violations'],
    });
    expect(
      violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(({ id, nodes }) => [id, nodes[0]?.html]),
    ).toEqual([]);
  });
});
