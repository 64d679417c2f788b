import type { FieldRights } from '../definition/flow';
import { start } from '../definition/fakeCompany';
import { STORE, flowOf, step, tell, whoIs } from './fakeRun';
import { rightsOf, visibleValues } from './rights';

const readOnly = (fields: FieldRights['fields']): FieldRights => ({ default: 'readonly', fields });
const flow = tell(
  flowOf([
    { ...start, rights: { default: 'editable', fields: { market: 'hidden' } } } as typeof start,
    step('one', 'a', { rights: readOnly({ market: 'required', rent: 'editable', finance: 'hidden' }) }),
    step('two', 'b'),
  ]),
);
const VALUES = { ...STORE, rent: 9, finance: '8 个月回本' };
const SHOWN = Object.keys(STORE);
const process = flow.start({ values: VALUES });
const filled = { market: '客流稳定' };

it.each([
  ['a field that the step only shows', { name: '改名' }, 'flow.field_readonly'],
  ['a field that is hidden in the step', { finance: '改' }, 'flow.field_readonly'],
  ['a required field that is empty', { market: '' }, 'flow.field_required'],
])('an approval is refused with %s', (_what, values, code) => {
  expect(() => flow.act(process, 'a', 'approve', { values: { ...filled, ...values } })).toThrow(code);
});

it('what may be changed is taken over, and names that are no fields of the form are left out', () => {
  const sent = { ...filled, name: '江南店', rent: 12, finance: '', __pagestatus: 2, other: 'x' };
  const after = flow.act(process, 'a', 'approve', { values: sent });
  expect(after.values).toEqual({ ...VALUES, ...filled, rent: 12 });
  expect(after.version).toBe(process.version + 1);
});

describe('a form that others changed meanwhile', () => {
  const changed = { ...process, values: { ...VALUES, ...filled }, version: 2 };
  const approve = (fieldVersions: [string, number][], values: Readonly<Record<string, unknown>>) =>
    flow.act({ ...changed, fieldVersions: new Map(fieldVersions) }, 'a', 'approve', { values, version: 1 });

  it('is refused where the sender sees the change, unless they change nothing themselves', () => {
    expect(() => approve([['rent', 2]], { ...filled, rent: 12 })).toThrow('flow.changed');
    expect(approve([['rent', 2]], filled).version).toBe(2);
  });

  it('is accepted where the change is hidden from the sender', () => {
    const after = approve([['finance', 2]], { ...filled, rent: 12 });
    expect([after.values.rent, after.version, after.fieldVersions.get('rent')]).toEqual([12, 3, 3]);
  });
});

it('rows that differ only in what is empty are the same', () => {
  const photos = [{ url: '/a.png', filename: 'a.png', note: null }];
  const before = { ...process, values: { ...VALUES, photos: [{ url: '/a.png', filename: 'a.png' }] } };
  expect(() => flow.act(before, 'a', 'approve', { values: { ...filled, photos } })).not.toThrow();
});

it.each([
  ['who decides now', 'a', SHOWN],
  ['the applicant', 'me', [...SHOWN, 'finance']],
  ['who has no step yet', 'e', SHOWN],
])('hidden fields are not sent to %s', (_who, who, names) => {
  const rights = rightsOf(process, flow.flowNodes, whoIs(who).id);
  expect(Object.keys(visibleValues(process.values, rights))).toEqual(names);
  expect(rights.default).toBe('readonly');
});

it('the applicant may edit again what is back with them', () => {
  const returned = flow.act(process, 'a', 'return', { returnTo: 'start' });
  expect(rightsOf(returned, flow.flowNodes, 'me')).toEqual({ default: 'editable', fields: { market: 'hidden' } });
  const again = flow.act(returned, 'me', 'resubmit', { values: { ...VALUES, rent: 5 } });
  expect(again.values.rent).toBe(5);
  expect(() => flow.act(returned, 'me', 'resubmit', { values: { market: 'x' } })).toThrow('flow.field_readonly');
});
