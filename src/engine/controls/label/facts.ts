import { NO_FIGURE } from '@/common/money/format';
import { defineControl } from '../defineControl';
import { formatCell, isNumeric } from '../shared/formatCell';
import { figureIn } from '../shared/figureIn';

export default defineControl({
  type: 'label',
  category: 'display',
  clicks: 'own',
  byMode: ({ mode }) => ({ look: mode }),
  format(value, { format, look }) {
    if (look !== 'figure' || !isNumeric(format)) return formatCell(value, format);
    const figure = figureIn(value);
    return figure === undefined ? NO_FIGURE : formatCell(figure, format);
  },
});
