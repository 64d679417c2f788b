// The page of a partner: it loads embed.js from the portal, and lets its own server issue the tokens.
const { portalOrigin, people } = await (await fetch('site.json')).json();
const find = (id) => document.getElementById(id);
const form = find('settings');
const optionOf = (value, textContent) => Object.assign(document.createElement('option'), { value, textContent });
form.elements.person.append(
  ...people.map(({ username, note }) => optionOf(username, `${username} ${note}`)),
  optionOf('', '（未登录内网）'),
);

await new Promise((resolve, reject) => {
  const script = Object.assign(document.createElement('script'), { src: `${portalOrigin}/embed.js` });
  script.addEventListener('load', resolve);
  script.addEventListener('error', () => reject(new Error('embed.js did not load')));
  document.head.append(script);
});

const field = (name) => form.elements[name].value;
const say = (text) => (find('state').textContent = text);

/** What the employee can do, by the reason of the event `authRequired`. The portal offers to sign in again. */
const SIGN_IN_HINTS = {
  noToken: '请先登录内网，然后在门户中继续',
  refused: '门户拒绝了登录，请联系内网管理员',
  ended: '门户的登录已失效，请在门户中重新登录',
  signedOut: '已退出门户，可在门户中重新登录',
};

function note(type, detail) {
  const item = document.createElement('li');
  item.textContent = `${type} ${JSON.stringify(detail)}`;
  find('events').prepend(item);
  if (type === 'ready') say('已就绪');
  if (type === 'authRequired') say(SIGN_IN_HINTS[detail.reason]);
  if (type === 'titleChanged' && detail.title) document.title = `${detail.title} · 万通集团内网`;
}

/** Asks the partner's own server, where the employee is signed in. The demo can pretend that this server is ill. */
async function getToken({ reason }) {
  note('getToken', { reason });
  if (field('issuer') === 'hangs') return new Promise(() => {});
  if (field('issuer') === 'fails') throw new Error('The token server is out of order');
  if (field('person') === '') return null;
  const answer = await fetch('token', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ person: field('person'), expiresSoon: form.elements.soon.checked && reason === 'signIn' }),
  });
  if (!answer.ok) throw new Error(`The partner's server answered ${answer.status}`);
  return answer.json();
}

const options = () => ({
  origin: portalOrigin,
  lang: field('lang'),
  route: field('route'),
  position: field('position'),
  chrome: field('chrome'),
  theme: field('theme'),
  height: field('height'),
  title: 'Atrium 门户',
});

let portal;

/** Whether this page opens a link itself, or would; embed.js then opens no window. */
const isOpenedHere = (type) => type === 'openExternal' && form.elements.own.checked;

function mountElement(place) {
  const element = document.createElement('atrium-portal');
  Object.entries(options()).forEach(([name, value]) => element.setAttribute(name, value));
  const events = [
    ...['ready', 'routeChanged', 'titleChanged', 'tabOpened', 'tabClosed', 'dirtyChanged', 'authRequired'],
    ...['tokenExpiring', 'error', 'resize', 'openExternal'],
  ];
  events.forEach((type) =>
    element.addEventListener(type, (event) => {
      note(type, event.detail);
      if (isOpenedHere(type)) event.preventDefault();
    }),
  );
  element.getToken = getToken;
  place.append(element);
  return element.portal;
}

function mount() {
  portal?.destroy();
  const place = find('portal');
  place.replaceChildren();
  place.className = field('height');
  say('正在载入…');
  portal = form.elements.element.checked
    ? mountElement(place)
    : window.Atrium.mountPortal(place, {
        ...options(),
        getToken,
        onEvent: ({ type, ...detail }) => {
          note(type, detail);
          return !isOpenedHere(type);
        },
      });
  portal.ready.catch((error) => say(`未能载入：${error.code}`));
}

const report = (error) => say(`${error.code}: ${error.message}`);

/** Calls the portal that is shown, and says why it could not. */
async function withPortal(call) {
  if (!portal) return say('请先载入门户');
  try {
    await call(portal);
  } catch (error) {
    report(error);
  }
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  mount();
});
form.elements.lang.addEventListener('change', () => portal && withPortal((shown) => shown.setLang(field('lang'))));
form.elements.theme.addEventListener('change', () => portal && withPortal((shown) => shown.setTheme(field('theme'))));
find('go').addEventListener('click', () => withPortal((shown) => shown.navigate(field('route'))));
find('tab').addEventListener('click', () => withPortal((shown) => shown.openTab(field('route'), '由内网打开')));
find('leave').addEventListener('click', () =>
  withPortal(async (shown) => say((await shown.canLeave()) ? '可以离开' : '请留在此页')),
);
find('destroy').addEventListener('click', () => {
  portal?.destroy();
  portal = undefined;
  say('已移除');
});
say('就绪，请载入门户');
