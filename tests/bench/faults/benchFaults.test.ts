import type { Browser } from 'puppeteer';
import { measureRow } from './benchFaults';
import type { FaultRow } from './row';

const row: FaultRow = {
  name: 'a',
  fault: 'a fault',
  mustHappen: 'nothing',
  demanded: '0 lost',
  rounds: 1,
  capMinutes: 1,
  measure: () => Promise.resolve({ done: 1, figures: [{ what: 'lost', measured: 0, limit: 0 }] }),
};
const LIMITS = { rounds: 1, capMs: 1_000, seed: 1 };

/** A server and a browser, of which one may fail; and what was ended. */
function resources({ open, close }: { open?: Error; close?: Error } = {}) {
  const ended: string[] = [];
  const end = (name: string, failure?: Error) => () => {
    ended.push(name);
    return failure ? Promise.reject(failure) : Promise.resolve();
  };
  const browser = { close: end('browser', close) } as Partial<Browser> as Browser;
  return {
    ended,
    start: () => Promise.resolve({ url: 'http://localhost:1', stop: end('server') }),
    open: () => (open ? Promise.reject(open) : Promise.resolve(browser)),
  };
}

describe('a row of the fault table', () => {
  it('ends its browser and its server', async () => {
    const used = resources();
    expect(await measureRow(row, LIMITS, used)).toMatchObject({ outcome: { done: 1 } });
    expect(used.ended).toEqual(['browser', 'server']);
  });

  it.each([
    ['is cut short when its time is over before its last round', 0, 1, true],
    ['is not cut short by its last round, however late', 0, 0, false],
    ['is not cut short while there is time', 60_000, 1, false],
  ])('%s', async (_what, capMs, roundsLeft, isCut) => {
    const asking: FaultRow = {
      ...row,
      measure: ({ goesOn, rounds }) => {
        goesOn(rounds - roundsLeft);
        return Promise.resolve({ done: 1, figures: [] });
      },
    };
    expect(await measureRow(asking, { ...LIMITS, capMs }, resources())).toMatchObject({ isCut });
  });

  it('ends its server also when the browser does not close', async () => {
    const used = resources({ close: new Error('no answer') });
    expect((await measureRow(row, LIMITS, used)).failure).toContain('no answer');
    expect(used.ended).toEqual(['browser', 'server']);
  });

  it('ends its server and is reported when the browser does not open', async () => {
    const used = resources({ open: new Error('no browser') });
    expect((await measureRow(row, LIMITS, used)).failure).toContain('no browser');
    expect(used.ended).toEqual(['server']);
  });
});
