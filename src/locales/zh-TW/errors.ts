import type { errors as source } from '../zh-CN/errors';

export const errors: typeof source = {
  'errors.http.400': '請求錯誤，存在語法錯誤。',
  'errors.http.401': '登入已失效，請重新登入。',
  'errors.http.403': '沒有存取權限。',
  'errors.http.404': '請求的資源不存在。',
  'errors.http.500': '請求失敗，遇到未知錯誤。',
  'errors.http.501': '伺服器不支援該請求。',
  'errors.http.502': '閘道錯誤。',
  'errors.http.503': '伺服器繁忙。',
  'errors.http.504': '閘道逾時。',
  'errors.network': '網路連結錯誤',
  'errors.offline': '網路異常，請檢查網路！恢復連線後自動繼續。',
  'errors.storage': '瀏覽器不允許儲存資料：關閉頁面後需要重新登入，未儲存的設定會遺失。',
  'errors.understood': '知道了',
  'errors.badAnswer': '無法識別伺服器傳回的資料，請稍後重試。',
  'errors.config': '設定錯誤',
  'errors.bug': '程式發生錯誤，請重新整理頁面後重試。',
  'errors.page.expired': '目前頁面已過期，請重新整理。',
  'errors.page.title': '頁面發生錯誤',
  'errors.page.hint': '已儲存的資料不受影響。請重新載入頁面；若仍有問題，請聯絡企業系統管理員。',
  'errors.page.reload': '重新載入',
};
