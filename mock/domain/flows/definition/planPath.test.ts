import { approval, area, branching, by, companyOf, copy, end, held, position, start, way } from './fakeCompany';
import type { FlowNode } from './flow';
import { planPath } from './planPath';

const positions = ['a', 'b', 'c', 'boss'].map((id) => position(id, area));
const applicant = held(position('applicant', area));
const company = companyOf(
  ...positions,
  applicant,
  position('vacant', area, { person: null }),
  position('powerless', area, { isPowerless: true }),
);

const plan = (
  nodes: readonly FlowNode[],
  {
    values = {},
    chosen = {},
    admins = ['boss'] as readonly string[],
  }: Partial<Record<'values', object>> & {
    chosen?: Readonly<Record<string, readonly string[]>>;
    admins?: readonly string[];
  } = {},
) =>
  planPath(
    { nodes: [start, ...nodes, end], adminPositionIds: admins },
    { company, applicant, values: values as Record<string, unknown>, chosen: new Map(Object.entries(chosen)) },
  );
const shown = (...given: Parameters<typeof plan>) =>
  plan(...given).steps.map(({ node, status, handlers, reason = '' }) =>
    [node.id, status, handlers.map(({ id }) => id).join('+'), reason.replace('flow.plan.', '')]
      .filter(Boolean)
      .join(' '),
  );

describe('the path of a process', () => {
  it('names who is asked and told, in the order of the flow', () => {
    expect(shown([approval('one', [by('a', 'b')]), copy('told', by('c')), approval('two', [by('c')])])).toEqual([
      'one asked a+b',
      'told copied c',
      'two asked c',
    ]);
  });

  it('takes the first branch whose condition holds, else the last one, and nothing of the others', () => {
    const flow = [
      branching(
        'condition',
        'by-amount',
        way('large', 'amount >= 3000', approval('director', [by('a')])),
        way('middle', 'amount >= 1000', approval('manager', [by('b')])),
        way('small', ''),
      ),
    ];
    expect(shown(flow, { values: { amount: 5000 } })).toEqual(['director asked a']);
    expect(shown(flow, { values: { amount: '1000' } })).toEqual(['manager asked b']);
    expect(plan(flow, { values: {} })).toEqual({ steps: [], branches: ['small'], problems: [] });
  });

  it('does not take a branch whose condition is wrong', () => {
    const flow = [branching('condition', 'c', way('wrong', 'amount >', approval('one', [by('a')])), way('else', ''))];
    expect(plan(flow).branches).toEqual(['else']);
  });

  it('knows the organisation and the position of the applicant', () => {
    const condition = "applicant.orgname == 'area' && applicant.positionname == '销售代表'";
    const flow = [branching('condition', 'c', way('own', condition, approval('one', [by('a')])), way('else', ''))];
    expect(plan(flow, { values: { applicant: 'x' } }).branches).toEqual(['own']);
  });

  it('takes all branches of a parallel node', () => {
    const flow = [
      branching('parallel', 'p', way('left', '', approval('one', [by('a')])), way('right', '', copy('two', by('b')))),
      approval('three', [by('c')]),
    ];
    expect(shown(flow)).toEqual(['one asked a', 'two copied b', 'three asked c']);
    expect(plan(flow).branches).toEqual(['left', 'right']);
  });

  it('says what happens to a step with nobody', () => {
    const nobody = [by('vacant')];
    expect(shown([approval('one', nobody, { whenEmpty: 'skip' })])).toEqual(['one skipped nobody']);
    expect(shown([approval('one', nobody)])).toEqual(['one asked boss admin']);
    const refused = [approval('one', nobody, { whenEmpty: 'refuse' })];
    expect(shown(refused)).toEqual(['one unknown refused']);
    expect(plan(refused).problems).toEqual([{ code: 'flow.nobody_found', nodeId: 'one', step: 'one' }]);
    expect(plan([approval('one', nobody)], { admins: ['vacant'] }).problems).toHaveLength(1);
  });

  it('gives nobody their own application: the only administrator cannot submit what only they could decide', () => {
    const flow = [approval('one', [by('vacant')])];
    expect(shown(flow, { admins: ['applicant'] })).toEqual(['one unknown refused']);
    expect(plan(flow, { admins: ['applicant'] }).problems).toHaveLength(1);
    expect(shown(flow, { admins: ['applicant', 'boss'] })).toEqual(['one asked boss admin']);
  });

  it('takes people who may not decide for nobody, except for copies', () => {
    const powerless = [by('powerless')];
    expect(shown([approval('one', powerless), copy('told', ...powerless)])).toEqual([
      'one asked boss admin',
      'told copied powerless',
    ]);
    expect(plan([approval('one', powerless)], { admins: ['powerless'] }).problems).toHaveLength(1);
  });

  it('does not know a step before the applicant has chosen its people', () => {
    const flow = [approval('one', [{ type: 'chosen', isMultiple: true }], { whenEmpty: 'refuse' })];
    expect(shown(flow)).toEqual(['one unknown choose']);
    expect(plan(flow).problems).toEqual([]);
    expect(shown(flow, { chosen: { one: ['b', 'c'] } })).toEqual(['one asked b+c']);
    expect(shown(flow, { chosen: { one: ['vacant'] } })).toEqual(['one unknown choose']);
  });
});

describe('a person who stands in consecutive steps', () => {
  it('is asked once, whatever copies and skipped steps are in between', () => {
    expect(
      shown([
        approval('one', [by('a')]),
        copy('told', by('b')),
        approval('none', [by('vacant')], { whenEmpty: 'skip' }),
        approval('two', [by('a')]),
        approval('three', [by('a')]),
        approval('four', [by('b')]),
        approval('five', [by('a')]),
      ]),
    ).toEqual([
      'one asked a',
      'told copied b',
      'none skipped nobody',
      'two skipped same_person',
      'three skipped same_person',
      'four asked b',
      'five asked a',
    ]);
  });

  it('lets a step of any pass, and is left out of a countersign', () => {
    expect(shown([approval('one', [by('a')]), approval('two', [by('a', 'b')])])[1]).toBe('two skipped same_person');
    expect(shown([approval('one', [by('a')]), approval('two', [by('a', 'b')], { mode: 'all' })])[1]).toBe(
      'two asked b',
    );
    expect(shown([approval('one', [by('a', 'b')], { mode: 'all' }), approval('two', [by('b')])])[1]).toBe(
      'two skipped same_person',
    );
  });

  it('is asked again where nobody knows which of several decides', () => {
    expect(shown([approval('one', [by('a', 'b')]), approval('two', [by('a')])])[1]).toBe('two asked a');
  });

  it('is asked again for a signature, and for fields that are still empty', () => {
    const again = (special: object, values = {}) =>
      shown([approval('one', [by('a')]), approval('two', [by('a')], special)], { values })[1];
    const rights = { default: 'readonly', fields: { note: 'required' } } as const;
    expect(again({ needsSignature: true })).toBe('two asked a');
    expect(again({ rights })).toBe('two asked a');
    expect(again({ rights }, { note: 'done' })).toBe('two skipped same_person');
  });

  it('counts through branches and behind them', () => {
    const flow = [
      approval('one', [by('a')]),
      branching(
        'parallel',
        'p',
        way('left', '', approval('two', [by('a')])),
        way('right', '', approval('three', [by('b')])),
      ),
      approval('four', [by('b')]),
      branching('condition', 'c', way('always', 'true', approval('five', [by('b')])), way('else', '')),
    ];
    expect(shown(flow)).toEqual([
      'one asked a',
      'two skipped same_person',
      'three asked b',
      'four skipped same_person',
      'five skipped same_person',
    ]);
  });
});
