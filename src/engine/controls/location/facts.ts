import { defineControl } from '../defineControl';
import { LIMITS, coordinatesOf, isPlace, placeText } from './place';

const isMissing = (value: unknown) => value === undefined || value === null || value === '';

export default defineControl({
  type: 'location',
  category: 'input',
  requiredKey: 'engine.location.required',
  validate(value) {
    if (!isPlace(value)) return { key: 'engine.location.invalid' };
    if (isMissing(value.longitude) && isMissing(value.latitude)) return undefined;
    if (isMissing(value.longitude) || isMissing(value.latitude)) return { key: 'engine.location.both' };
    return coordinatesOf(value) ? undefined : { key: 'engine.location.range', params: LIMITS };
  },
  format: placeText,
});
