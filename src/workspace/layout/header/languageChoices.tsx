/** The languages that are offered; each names itself, whatever the current one is. */
export const LANGUAGE_CHOICES = [
  { key: 'zh-CN', label: <span lang="zh-CN">简体中文</span> },
  { key: 'en', label: <span lang="en">English</span> },
  { key: 'zh-TW', label: <span lang="zh-TW">繁體中文</span> },
] as const;
