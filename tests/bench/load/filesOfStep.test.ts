import { filesOfStep } from './filesOfStep';

const at = (path: string) => `http://localhost:1234${path}`;

describe('filesOfStep', () => {
  it('counts a file once, in the step that fetched it first', () => {
    const before = [at('/umi.js')];
    expect(filesOfStep(before, [at('/umi.js'), at('/home.js'), at('/home.js')])).toEqual([at('/home.js')]);
  });

  it('ignores calls and entries that are not requests', () => {
    expect(filesOfStep([], [at('/api/auth/login'), 'data:image/png;base64,', at('/a.css')])).toEqual([at('/a.css')]);
  });

  it('counts prefetched files of a sub-app in the step that opens it', () => {
    const ahead = at('/apps/admin/umi.js');
    expect(filesOfStep([], [ahead, at('/home.js')])).toEqual([at('/home.js')]);
    expect(filesOfStep([ahead, at('/home.js')], [at('/shared.js')], 'admin')).toEqual([ahead, at('/shared.js')]);
  });

  it('does not count files of one sub-app for another', () => {
    expect(filesOfStep([at('/apps/admin/umi.js')], [at('/apps/reports/umi.js')], 'reports')).toEqual([
      at('/apps/reports/umi.js'),
    ]);
  });
});

test('of a sub-app that is open only what its next screen fetches is counted', () => {
  const [first, next] = ['http://localhost/apps/admin/index.js', 'http://localhost/apps/admin/next.js'];
  expect(filesOfStep([first], [first, next], 'admin', true)).toEqual([next]);
});
