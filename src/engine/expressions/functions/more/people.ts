import { MANY, defineFunction } from '../defineFunction';
import { isInherited } from '../../ownValue';
import type { Scope } from '../../scope';
import { toText } from '../toNumber';

/** Kinds of codes that a person may hold. */
const HOLDS: Readonly<Record<string, (scope: Scope, code: string) => boolean>> = {
  function: (scope, code) => scope.hasFunction(code),
  role: (scope, code) => scope.hasRole(code),
};

export const people = [
  defineFunction({ name: 'hasfunction', min: 0, max: 1, apply: ([code], scope) => scope.hasFunction(toText(code)) }),
  defineFunction({ name: 'hasrole', min: 1, max: 1, apply: ([code], scope) => scope.hasRole(toText(code)) }),
  defineFunction({ name: 'haspermission', min: 2, max: MANY, apply: ([category, ...codes], scope) => Object.hasOwn(HOLDS, toText(category)) && codes.some((code) => HOLDS[toText(category)]?.(scope, toText(code))) }),
  defineFunction({ name: 'user', min: 1, max: 1, apply: ([field], scope) => (isInherited(toText(field)) ? undefined : scope.user(toText(field))) }),
];
