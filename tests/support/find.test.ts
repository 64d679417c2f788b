import { readFileSync } from 'node:fs';
import { inRoot } from '../../scripts/lib/project.mjs';

it('a click works in benchmarks: what it runs in the page has no named function inside', () => {
  const source = readFileSync(inRoot('tests/support/find.ts'), 'utf8');
  const [, body] = /async function isReady\(.*\{\n([^]*?)\n\}\n/.exec(source) ?? [];
  expect(body).toContain('getBoundingClientRect');
  expect(body).not.toMatch(/(const|let) \w+ = (async )?(function|\(|\w+ =>)|function \w+\(/);
});
