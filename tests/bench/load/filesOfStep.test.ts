import { filesOfStep } from './filesOfStep';

const at = (path: string) => `http://localhost:1234${path}`;

describe('filesOfStep', () => {
  it('counts a file once, in the step that fetched it first', () => {
    const before = [at('/umi.js')];
    expect(filesOfStep(before, [at('/umi.js'), at('/home.js'), at('/home.js')])).toEqual([at('/home.js')]);
  });

  it('leaves out calls and what is no request', () => {
    expect(filesOfStep([], [at('/api/auth/login'), 'data:image/png;base64,', at('/a.css')])).toEqual([at('/a.css')]);
  });

  it('counts what was fetched ahead for a sub-app when that is opened, and not before', () => {
    const ahead = at('/apps/admin/umi.js');
    expect(filesOfStep([], [ahead, at('/home.js')])).toEqual([at('/home.js')]);
    expect(filesOfStep([ahead, at('/home.js')], [at('/shared.js')], 'admin')).toEqual([ahead, at('/shared.js')]);
  });

  it('does not charge one sub-app for another', () => {
    expect(filesOfStep([at('/apps/admin/umi.js')], [at('/apps/reports/umi.js')], 'reports')).toEqual([
      at('/apps/reports/umi.js'),
    ]);
  });
});
