import { textTable } from './textTable';

/** Texts of the developer mode and the tab mode. */
export const modeTexts = textTable({
  'admin.modes.tabs': ['标签页模式', 'Tab mode', '分頁模式'],
  'admin.modes.developer': ['开发者模式', 'Developer mode', '開發者模式'],
  'admin.modes.isOn': ['已开启', 'On', '已開啟'],
  'admin.modes.isOff': ['已关闭', 'Off', '已關閉'],
  'admin.modes.device': ['在此浏览器中', 'In this browser', '在此瀏覽器中'],
  'admin.modes.meaning': ['说明', 'What it does', '說明'],
  'admin.modes.tabs.1': [
    '开启时，每个页面各占一个标签页，最多 8 个，可以来回切换。',
    'On: each page has a tab of its own, at most 8, and you can go back and forth between them.',
    '開啟時，每個頁面各占一個分頁，最多 8 個，可以來回切換。',
  ],
  'admin.modes.tabs.2': [
    '关闭时，一次只显示一个页面：打开下一个页面会关闭当前页面，有未保存的内容会先询问。首页始终保留。',
    'Off: one page is shown at a time. The next page closes the one before, after a question when it has unsaved input. The home page stays.',
    '關閉時，一次只顯示一個頁面：開啟下一個頁面會關閉目前頁面，有未儲存的內容會先詢問。首頁始終保留。',
  ],
  'admin.modes.tabs.3': [
    '修改立即生效，不需要重新登录。关闭时其他标签页会关闭，有未保存的内容会先询问。',
    'A change takes effect at once. Turning it off closes the other tabs, after a question when they have unsaved input.',
    '修改立即生效，不需要重新登入。關閉時其他分頁會關閉，有未儲存的內容會先詢問。',
  ],
  'admin.modes.tabs.4': [
    '只影响此浏览器，与帐号和岗位无关。',
    'It applies to this browser, for every account and position.',
    '只影響此瀏覽器，與帳號和崗位無關。',
  ],
  'admin.modes.tabs.turnedOn': ['已开启标签页模式', 'Tab mode is on', '已開啟分頁模式'],
  'admin.modes.tabs.turnedOff': ['已关闭标签页模式', 'Tab mode is off', '已關閉分頁模式'],
  'admin.modes.developer.1': [
    '开启时，此浏览器的每个请求都带有 debug 标记，平台可以为这些请求记录更多信息，便于查找问题。',
    'On: every call of this browser carries the mark “debug”, for which the platform may record more, so that errors are easier to find.',
    '開啟時，此瀏覽器的每個請求都帶有 debug 標記，平台可以為這些請求記錄更多資訊，便於查找問題。',
  ],
  'admin.modes.developer.2': [
    '页面、数据和权限不变，只影响此浏览器。',
    'Pages, data and permissions stay the same. It applies to this browser only.',
    '頁面、資料和權限不變，只影響此瀏覽器。',
  ],
  'admin.modes.developer.3': [
    '修改立即生效，从下一个请求开始。',
    'A change takes effect with the next call.',
    '修改立即生效，從下一個請求開始。',
  ],
  'admin.modes.developer.4': [
    '开启后页面顶部显示 DEV。点击它可查看当前页面的耗时（最慢的请求、控件和表达式）、保存供支持人员查看的报告，以及退出此模式。退出登录时也会自动关闭。',
    'While it is on, the header shows DEV: press it to see what the page in front costs (its slowest requests, controls and expressions), to save a report for support, or to leave the mode. It also ends when you sign out.',
    '開啟後頁面頂部顯示 DEV。點擊它可查看目前頁面的耗時（最慢的請求、控制項和運算式）、儲存供支援人員查看的報告，以及退出此模式。登出時也會自動關閉。',
  ],
  'admin.modes.developer.fixed': [
    '部署配置已为所有人开启开发者模式，不能在这里关闭。',
    'The configuration of this deployment turns developer mode on for everybody; it cannot be turned off here.',
    '部署設定已為所有人開啟開發者模式，不能在這裡關閉。',
  ],
  'admin.modes.developer.turnedOn': ['已开启开发者模式', 'Developer mode is on', '已開啟開發者模式'],
  'admin.modes.developer.turnedOff': ['已关闭开发者模式', 'Developer mode is off', '已關閉開發者模式'],
  'admin.modes.preview': ['页面预览', 'Page preview', '頁面預覽'],
  'admin.modes.preview.note': [
    '在新窗口中试验页面协议。切换到“编辑器”后，“执行轨迹”按先后列出页面运行的每一步。',
    'Try a page protocol in a new window. In its “Playground”, the “Trace” lists each step of what the page does, in order.',
    '在新視窗中試驗頁面協定。切換到「編輯器」後，「執行軌跡」依序列出頁面執行的每一步。',
  ],
  'admin.modes.preview.open': ['打开页面预览', 'Open the page preview', '開啟頁面預覽'],
});
