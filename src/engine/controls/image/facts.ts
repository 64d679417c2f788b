import { defineControl } from '../defineControl';
import { isReadableFiles } from '../file/entries';
import { filesAsText, judgeFiles } from '../file/facts';

export default defineControl({
  type: 'image',
  category: 'input',
  clicks: 'area',
  requiredKey: 'engine.image.required',
  isReadable: isReadableFiles,
  validate: judgeFiles('image'),
  format: filesAsText,
});
