import { defineControl } from '../defineControl';
import { onlyPanels } from '../shared/onlyPanels';

export default defineControl({ type: 'steps', category: 'container', clicks: 'none', check: onlyPanels });
