import { defineControl } from '../defineControl';
import { judgeTags, tagsOf } from './addTags';

export default defineControl({
  type: 'tags',
  category: 'input',
  validate(value, limits) {
    const isList = Array.isArray(value) && value.every((tag) => typeof tag === 'string');
    return isList ? judgeTags(value as readonly string[], limits) : { key: 'engine.tags.invalid' };
  },
  format: (value) => tagsOf(value).join('，'),
});
