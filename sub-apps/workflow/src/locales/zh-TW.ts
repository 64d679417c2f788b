export const zhTW = {
  'workflow.state.draft': '草稿',
  'workflow.state.running': '審批中',
  'workflow.state.returned': '已退回',
  'workflow.state.withdrawn': '已撤回',
  'workflow.state.approved': '已通過',
  'workflow.state.rejected': '已駁回',
  'workflow.state.cancelled': '已作廢',
};
