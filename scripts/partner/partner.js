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

function note(type, detail) {
  const item = document.createElement('li');
  item.textContent = `${type} ${JSON.stringify(detail)}`;
  find('events').prepend(item);
  if (type === 'authRequired') say('请先登录内网，然后在门户中继续');
  if (type === 'titleChanged' && detail.title) document.title = `${detail.title} · 万通集团内网`;
}

/** Asks the partner's own server, where the employee is signed in. */
async function getToken({ reason }) {
  note('getToken', { reason });
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
  chrome: field('chrome'),
  theme: field('theme'),
  height: field('height'),
  title: 'Atrium 门户',
});

let portal;

function mountElement(place) {
  const element = document.createElement('atrium-portal');
  Object.entries(options()).forEach(([name, value]) => element.setAttribute(name, value));
  const events = [
    ...['ready', 'routeChanged', 'titleChanged', 'tabOpened', 'tabClosed', 'dirtyChanged', 'authRequired'],
    ...['tokenExpiring', 'error', 'resize', 'openExternal'],
  ];
  events.forEach((type) => element.addEventListener(type, ({ detail }) => note(type, detail)));
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
        onEvent: ({ type, ...detail }) => note(type, detail),
      });
  portal.ready.then(
    () => say('已就绪'),
    (error) => say(`未能载入：${error.code}`),
  );
}

const report = (error) => say(`${error.code}: ${error.message}`);
form.addEventListener('submit', (event) => {
  event.preventDefault();
  mount();
});
form.elements.lang.addEventListener('change', () => portal?.setLang(field('lang')).catch(report));
form.elements.theme.addEventListener('change', () => portal?.setTheme(field('theme')).catch(report));
find('go').addEventListener('click', () => portal?.navigate(field('route')).catch(report));
find('leave').addEventListener('click', async () => {
  say((await portal?.canLeave()) ? '可以离开' : '请留在此页');
});
find('destroy').addEventListener('click', () => {
  portal?.destroy();
  portal = undefined;
  say('已移除');
});
say('就绪，请载入门户');
