import { openingPlan } from './openingPlan';

const request = { pageCode: 'order', linkParam: { id: '7' } };
const path = '/page?pagecode=order&linkparam=%7B%22id%22%3A%227%22%7D';

describe('opening a page', () => {
  it.each(['popup', 'dialog'] as const)('as %s shows a dialog', (mode) => {
    expect(openingPlan({ ...request, mode })).toEqual({ kind: 'dialog' });
  });

  it('as tab adds a tab', () => {
    expect(openingPlan({ ...request, mode: 'tab' })).toEqual({ kind: 'tab', path });
  });

  it('by replace goes to its route without a step back', () => {
    expect(openingPlan({ ...request, mode: 'replace' })).toEqual({ kind: 'replace', path });
  });

  it('as present opens a new window on the hash route', () => {
    expect(openingPlan({ ...request, mode: 'present' })).toEqual({ kind: 'window', url: `#${path}` });
    expect(openingPlan({ pageCode: 'native:process', mode: 'present' })).toEqual({ kind: 'window', url: '#/process' });
  });

  it('by push lays it over the page that asks', () => {
    expect(openingPlan({ ...request, mode: 'push' })).toEqual({ kind: 'push' });
  });
});
