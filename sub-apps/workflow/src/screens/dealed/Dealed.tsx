import { ProcessList } from '../../lists/ProcessList';
import { useProcessList } from '../../lists/useProcessList';

export { dealedTexts as texts } from '../../locales/dealed';

/** `/dealed`: the processes that the person has decided. */
export default function Dealed() {
  return (
    <ProcessList
      processes={useProcessList('dealed')}
      columns={['title', 'kind', 'applicant', 'myAction', 'handledAt', 'state', 'step', 'handlers', 'amount']}
    />
  );
}
