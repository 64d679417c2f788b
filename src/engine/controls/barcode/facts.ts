import { defineControl, plainText } from '../defineControl';

export default defineControl({ type: 'barcode', category: 'display', format: (value) => plainText(value) });
