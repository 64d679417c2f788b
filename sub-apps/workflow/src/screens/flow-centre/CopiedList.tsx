import { ProcessList } from '../../lists/ProcessList';
import { useProcessList } from '../../lists/useProcessList';

/** The processes of which the person was sent a copy. Its details note that a copy was read. */
export const CopiedList = () => (
  <ProcessList
    processes={useProcessList('copied')}
    columns={['title', 'read', 'kind', 'applicant', 'appliedAt', 'state', 'step', 'amount']}
  />
);
