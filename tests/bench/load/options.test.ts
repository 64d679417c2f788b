import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readOptions } from './options';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'beside-'));
  writeFileSync(join(folder, 'index.html'), '');
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the options of a load run', () => {
  it('are none, or another build and the path of its sign-in screen', () => {
    expect(readOptions([])).toEqual({});
    expect(readOptions(['--beside', folder])).toEqual({ beside: { folder, path: '/' } });
    expect(readOptions(['--beside', folder, '--at', '/user/login'])).toEqual({
      beside: { folder, path: '/user/login' },
    });
  });

  it('are refused when they cannot be meant', () => {
    expect(() => readOptions(['--beside', join(folder, 'none')])).toThrow('no index.html');
    expect(() => readOptions(['--beside', folder, '--at', 'login'])).toThrow('begin with a slash');
    expect(() => readOptions(['--at', '/login'])).toThrow('--at');
    expect(() => readOptions(['--besides', folder])).toThrow('--besides');
  });
});
