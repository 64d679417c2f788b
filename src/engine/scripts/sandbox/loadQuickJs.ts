import { QuickJSFFI } from '@jitl/quickjs-wasmfile-release-sync/ffi';
import loadModule from '@jitl/quickjs-wasmfile-release-sync/emscripten-module';
import { newQuickJSWASMModuleFromVariant, newVariant } from 'quickjs-emscripten-core';
import type { QuickJSWASMModule } from 'quickjs-emscripten-core';

/** QuickJS in one piece: the variant's own loader would fetch its parts one after the other. */
export function loadQuickJs(program: WebAssembly.Module): Promise<QuickJSWASMModule> {
  const variant = {
    type: 'sync',
    importFFI: () => Promise.resolve(QuickJSFFI),
    importModuleLoader: () => Promise.resolve(loadModule),
  } as const;
  return newQuickJSWASMModuleFromVariant(newVariant(variant, { wasmModule: program }));
}
