import type { Capsule } from './capsule';
import { readCapsule } from './readCapsule';
import { writeCapsule } from './writeCapsule';
import type { CapsuleSource } from './writeCapsule';

export const NOTHING: CapsuleSource = {
  madeAt: '2026-11-20T08:09:10.123Z',
  language: 'zh-CN',
  calls: [],
  trace: [],
  errors: [],
  secrets: [],
};
export const page = (more: Partial<NonNullable<CapsuleSource['page']>> = {}): NonNullable<CapsuleSource['page']> => ({
  code: 'order',
  status: 2,
  linkParam: {},
  protocol: { controls: [{ type: 'text', name: 'customer' }] },
  fragments: {},
  values: {},
  texts: {},
  user: { fields: {}, functions: 'all', roles: [] },
  ...more,
});
export const call = (input: Record<string, unknown>, answer: unknown, api = 'orderget') => ({
  api,
  input,
  answer,
  at: 1,
  tookMs: 2,
});
export function written(source: Partial<CapsuleSource>, isMasked = false): Capsule {
  const result = readCapsule(writeCapsule({ ...NOTHING, ...source }, isMasked).text);
  if ('fault' in result) throw new Error(result.fault);
  return result.capsule;
}
