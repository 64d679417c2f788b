import type { TraceEntry } from '@/engine/workshop';
import { depths } from './depths';

const entry = (id: number, cause?: number) => ({ id, cause, at: 0, kind: 'event', trigger: 'onload' }) as TraceEntry;

it('indents an entry below its cause', () => {
  expect([...depths([entry(1), entry(2, 1), entry(3, 2), entry(4, 1), entry(5)]).values()]).toEqual([0, 1, 2, 1, 0]);
});

it('starts again at 0 when the cause is dropped', () => {
  expect([...depths([entry(7, 3), entry(8, 7)]).values()]).toEqual([0, 1]);
});
