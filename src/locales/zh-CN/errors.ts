/** Texts of errors by status and kind (shell spec §8, business spec §8). */
export const errors = {
  'errors.http.400': '请求错误，存在语法错误。',
  'errors.http.401': '登录已失效，请重新登录。',
  'errors.http.403': '没有访问权限。',
  'errors.http.404': '请求的资源不存在。',
  'errors.http.500': '请求失败，遇到未知错误。',
  'errors.http.501': '服务器不支持该请求。',
  'errors.http.502': '网关错误。',
  'errors.http.503': '服务器繁忙。',
  'errors.http.504': '网关超时。',
  'errors.network': '网络链接错误',
  'errors.badAnswer': '服务器返回的数据无法识别，请稍后重试。',
  'errors.config': '配置错误',
  'errors.bug': '程序出现错误，请刷新页面后重试。',
  'errors.page.title': '页面出现错误',
  'errors.page.hint': '已保存的数据不受影响。请重新加载页面；若仍有问题，请联系企业系统管理员。',
  'errors.page.reload': '重新加载',
};
