import { act, render, screen } from '@testing-library/react';
import axe from 'axe-core';
import { CORE_TYPES } from '@/engine/controls/coreTypes';
import { addControls, addPatterns } from '@/engine/loadParts';
import { compilePattern } from '@/engine/patterns/compilePattern';
import { moreControls } from '@/engine/controls/moreControls';
import { createFakeHost } from '@/engine/fakeHost';
import { PAGE_STATUS } from '@/engine/host';
import { PageView } from '@/engine';
import { readProtocol } from '@/engine/protocol/readProtocol';
import { exampleTypes } from '../../mock/domain/gallery/examples';
import { findGalleryPage } from '../../mock/domain/gallery/pages';
import { findText } from '../../mock/domain/languages/records';

addControls(moreControls);
addPatterns(compilePattern);

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
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
    expect(
      violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(({ id, nodes }) => [id, nodes[0]?.html]),
    ).toEqual([]);
  });
});
