import { defineControl } from '../defineControl';
import { onlyPanels } from '../shared/onlyPanels';

export default defineControl({ type: 'collapse', category: 'container', clicks: 'none', check: onlyPanels });
