import { defineControl } from '../defineControl';
import { formatCell } from '../shared/formatCell';

export default defineControl({
  type: 'label',
  category: 'display',
  clicks: 'own',
  byMode: ({ mode }) => ({ look: mode }),
  format: (value, { format }) => formatCell(value, format),
});
