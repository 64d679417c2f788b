import { defineControl } from '../defineControl';
import { onlyPanels } from '../shared/onlyPanels';

export default defineControl({ type: 'tabs', category: 'container', clicks: 'none', check: onlyPanels });
