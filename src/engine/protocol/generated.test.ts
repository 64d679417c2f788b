import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.join(__dirname, '../../..');

it('the generated protocol files are what the schemas say', () => {
  const { status, stderr } = spawnSync(
    path.join(root, 'node_modules/.bin/tsx'),
    ['scripts/generate-protocol.ts', '--check'],
    { cwd: root, encoding: 'utf8' },
  );
  expect(stderr).toBe('');
  expect(status).toBe(0);
}, 60_000);
