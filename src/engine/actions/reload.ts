import { TableModel } from '../model/tableModel';
import { defineAction } from './defineAction';

export default defineAction({
  type: 'reload',
  async run({ params: { target, firstpage }, page }) {
    const table = page.control(target);
    if (!(table instanceof TableModel)) return;
    await (firstpage === 1 ? table.goTo(1) : table.load());
  },
});
