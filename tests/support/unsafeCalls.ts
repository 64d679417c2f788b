/** Request targets that some server could read as a path outside `/api/`: Express and nginx refuse each of them. */
export const UNSAFE_CALLS = [
  ...['/api/../admin', '/api/..', '/api/./../admin', '/./api/x', '/x/../api/x', '//api/x'],
  ...['/api/%2e%2e/admin', '/api/%2E%2e/admin', '/api/.%2e/admin', '/%2e%2e/api/x'],
  ...['/api/..;/admin', '/api/..;a=b/admin', '/api/%2e%2e%3b/admin', '/api/.;/x', '/api/...;/x'],
  ...['/api/..\\admin', '/api/..%5cadmin', '/api/..%255cadmin', '/api\\..\\admin', '/api/x\\y'],
  ...['/api/..%2fadmin', '/api/..%252fadmin', '/api/x%2f..%2f..%2fadmin'],
  ...['/api%2fx', '/api%2f..%2fadmin', '/%2fapi/x', '/API/x', '/Api/../admin', '/api', '/apiary/x', '/admin/api/x'],
  // White space that a server trims.
  ...['/api/..%20/admin', '/api/%20../admin', '/api/..%09', '/api/..%09/x', '/api/%09../x', '/api/..%c2%a0/x'],
  ...['/api/..%2520/admin', '/api/.%20./admin', '/api/...%20/x', '/api/..%E3%80%80/x'],
  // A decoded question mark or number sign ends the path.
  ...['/api/..%3f', '/api/..%253f/admin', '/api/%2e%2e%3Fa=b/admin', '/api/%2e%2e%23', '/api/.%23/x'],
  // Control characters.
  ...['/api/%00', '/api/x%00/../admin', '/api/x%0d%0aHost:%20evil', '/api/a/..%0d%0aX', '/api/%250d', '/api/%7f'],
  // Encoded several times, also one digit of an encoding at a time.
  ...['/api/%252e%252e/admin', '/api/%25252e%25252e/admin', '/api/%2525252525252e%2525252525252e/x'],
  ...['/api/%252e%252e%2523/admin', '/api/%25%32%65%25%32%65/x', '/api/%252%65%252%65/x', '/api/%25zz/%252e%252e/x'],
  // Malformed, and characters in more bytes than they need.
  ...['/api/%', '/api/%zz', '/api/%%32%65/x', '/api/%c0%ae%c0%ae/admin', '/api/%e0%80%ae/x', '/api/%25c0%25ae/x'],
  ...['/api/%f0%80%80%ae/x', '/api/%ed%a0%80', '/api/%e4%b8', '/api/\u00e4'],
];

/** Request targets that reach the platform as they were sent. */
export const SAFE_CALLS = [
  '/api/x?a=1&b=%2e%2e/..\\',
  '/api/report/100%25',
  '/api/page/native:x..y/...',
  '/api/files/a%20..b/.hidden/v1.;x/100%3F%23',
  '/api/files/%E5%90%88%E5%90%8C.%E6%96%87%E4%BB%B6/%F0%9F%98%80/%C3%A4',
  '/api/100%25%E4%B8%AD/x%2525/%252541',
  '/api/files/a.b..c/%E4%B8%AD.pdf?path=/../x',
  '/api/teapi/page/1.2',
  '/api/a%2Fb/%E4%B8%AD?x=%2E%2E/y',
];
