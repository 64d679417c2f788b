// A partner's own qiankun host: Atrium is a child whose only script is embed.js.
const { portalOrigin } = await (await fetch('site.json')).json();
const find = (id) => document.getElementById(id);
const say = (text) => (find('state').textContent = text);

async function getToken() {
  const answer = await fetch('token', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ person: 'zheng.hao' }),
  });
  return answer.ok ? answer.json() : null;
}

let child;

async function showAtrium() {
  say('正在载入…');
  let portal;
  child = window.qiankun.loadMicroApp({
    name: 'atrium',
    entry: { scripts: [`${portalOrigin}/embed.js`] },
    container: '#portal',
    props: { origin: portalOrigin, getToken, chrome: 'tabs', onMounted: (mounted) => (portal = mounted) },
  });
  await child.mountPromise;
  await portal.ready;
  say('已就绪');
}

find('open').addEventListener('click', () => showAtrium().catch((error) => say(`未能载入：${error.message}`)));
find('close').addEventListener('click', () =>
  Promise.resolve(child?.unmount()).then(
    () => say('已关闭'),
    (error) => say(`未能关闭：${error.message}`),
  ),
);
say('请打开 Atrium');
