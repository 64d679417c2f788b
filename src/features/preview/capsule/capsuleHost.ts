import { lookUp } from '@/common/lookUp';
import type { EngineHost } from '@/engine/host';
import type { Answers } from '@/workspace/support/capsule/createAnswers';
import type { CapsulePage } from '@/workspace/support/capsule/capsule';

const holds = (codes: readonly string[] | 'all', code: string) => codes === 'all' || codes.includes(code);

/** The host of a preview page, with the person, the texts and the answers that were recorded. */
export function capsuleHost(host: EngineHost, { user, texts }: CapsulePage, answers: Answers): EngineHost {
  const { fields, functions, roles } = user;
  const hasFunction = (code: string | undefined) => !code || holds(functions, code);
  return {
    ...host,
    t: (key, params) => lookUp(texts, key) ?? host.t(key, params),
    user: {
      field: (name) => lookUp(fields, name),
      hasFunction,
      hasRole: (code) => holds(roles, code),
      hasPermission: (category, ...codes) =>
        codes.some((code) => (category === 'role' ? holds(roles, code) : hasFunction(code))),
      all: () => ({ user: fields, functions, roles }),
    },
    call: ({ api, input }) => answers.answer(api, input),
  };
}
