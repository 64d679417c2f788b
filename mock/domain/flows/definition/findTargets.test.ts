import { findTargets } from './findTargets';
import { held, position, root } from './fakeCompany';

const all = Array.from({ length: 60 }, (_, place) =>
  position(`p${place}`, root, { isPowerless: place < 50 || place >= 53 }),
);
const records = {
  positions: { all: () => all },
  roles: { all: () => [], find: () => ({ functionCodes: ['FLOW_UNDEAL'] }) },
} as never;
const search = (pageIndex: number, over: object = {}) =>
  findTargets(records, { keyword: '', positionIds: [], roleIds: [], pageIndex, ...over }, 'zh-CN');

describe('the positions that a search finds', () => {
  it('come page by page, with how many there are', () => {
    const [first, second] = [search(1), search(2)];
    expect([first, second].map(({ positions }) => positions.length)).toEqual([50, 10]);
    expect(first.positionCount).toBe(60);
    expect(second.positions[0]?.id).toBe('p50');
  });

  it('are for a task only those who may decide, without the applicant', () => {
    const found = search(1, { process: { applicant: held(position('p50', root)) } });
    expect(found.positions.map(({ id }) => id)).toEqual(['p51', 'p52']);
  });

  it('stand behind those that are named, which are not counted', () => {
    const { positions, positionCount } = search(1, { positionIds: ['p59'], keyword: 'p5' });
    expect(positions[0]?.id).toBe('p59');
    expect(positionCount).toBe(positions.length - 1);
  });
});
