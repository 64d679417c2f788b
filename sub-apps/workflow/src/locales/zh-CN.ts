export const zhCN = {
  'workflow.state.draft': '草稿',
  'workflow.state.running': '审批中',
  'workflow.state.returned': '已退回',
  'workflow.state.withdrawn': '已撤回',
  'workflow.state.approved': '已通过',
  'workflow.state.rejected': '已驳回',
  'workflow.state.cancelled': '已作废',
};
