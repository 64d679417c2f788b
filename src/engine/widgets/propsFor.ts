import { isRecord } from '@/common/isRecord';
import type { Properties, Property } from './contract';

const READERS: Readonly<Record<Property['type'], (given: unknown) => unknown>> = {
  text: (given) =>
    typeof given === 'string'
      ? given
      : typeof given === 'number' || typeof given === 'boolean'
        ? String(given)
        : undefined,
  number: (given) => {
    const number = typeof given === 'string' && given.trim() !== '' ? Number(given) : given;
    return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
  },
  flag: (given) =>
    given === undefined || given === null || given === ''
      ? undefined
      : given === true || given === 1 || given === '1' || given === 'true',
  list: (given) => (Array.isArray(given) ? given : undefined),
  object: (given) => (isRecord(given) ? given : undefined),
};

/** What a page hands to a widget, each property in its kind; what the widget does not name is left out. */
export function propsFor(properties: Properties, given: unknown): Record<string, unknown> {
  const own = isRecord(given) ? given : {};
  return Object.fromEntries(
    Object.entries(properties).map(([name, { type, value }]) => {
      const read = Object.hasOwn(own, name) ? READERS[type](own[name]) : undefined;
      return [name, read ?? value];
    }),
  );
}
