export const en = {
  'workflow.state.draft': 'Draft',
  'workflow.state.running': 'In progress',
  'workflow.state.returned': 'Returned',
  'workflow.state.withdrawn': 'Withdrawn',
  'workflow.state.approved': 'Approved',
  'workflow.state.rejected': 'Rejected',
  'workflow.state.cancelled': 'Cancelled',
};
