import { MANY, defineFunction } from './defineFunction';
import { isInherited } from '../ownValue';
import { toText } from './toNumber';

export const people = [
  defineFunction({ name: 'hasfunction', min: 0, max: 1, apply: ([code], scope) => scope.hasFunction(toText(code)) }),
  defineFunction({ name: 'hasrole', min: 1, max: 1, apply: ([code], scope) => scope.hasRole(toText(code)) }),
  defineFunction({
    name: 'haspermission',
    min: 2,
    max: MANY,
    cost: 100,
    apply: ([category, ...codes], scope) => scope.hasPermission(toText(category), codes.map(toText)),
  }),
  defineFunction({
    name: 'user',
    min: 1,
    max: 1,
    apply: ([field], scope) => (isInherited(toText(field)) ? undefined : scope.user(toText(field))),
  }),
];
