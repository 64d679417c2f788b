import { firstPaintScript, themeStyle } from './theme';

/**
 * Keeps the hook by which React Refresh finds renderers that start later: a sub-app's React roots are created inside
 * the sandbox, after the host's. Development only.
 */
const refreshHookScript = `(function(){
var hook=window.__REACT_DEVTOOLS_GLOBAL_HOOK__;
if(hook&&hook.renderers)return;
var renderers=new Map(),id=0,nothing=function(){};
window.__REACT_DEVTOOLS_GLOBAL_HOOK__={renderers:renderers,supportsFiber:true,
inject:function(renderer){renderers.set(++id,renderer);return id},
onScheduleFiberRoot:nothing,onCommitFiberRoot:nothing,onCommitFiberUnmount:nothing};
})();`;

/** The head of the page: title, zoomable viewport, favicon, theme before first paint. */
export function htmlHead(isDevelopment: boolean) {
  return {
    title: 'Atrium',
    metas: [{ name: 'viewport', content: 'width=device-width, initial-scale=1' }],
    styles: [{ content: themeStyle }],
    headScripts: [{ content: firstPaintScript }, ...(isDevelopment ? [{ content: refreshHookScript }] : [])],
  };
}
