import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const noShapes = 'virtual:no-shapes'

/**
 * The device asks by method and path and believes the server: what calls look like inside is checked by types here and
 * by zod there. So in the app the contract comes without zod.
 */
export function contractWithoutShapes(root: string, isTest: boolean): Plugin {
  const contract = resolve(root, 'src/contract')
  return {
    name: 'saegim-contract-without-shapes',
    enforce: 'pre',
    resolveId: (id) => (id === noShapes ? `\0${noShapes}` : null),
    load: (id) => (id === `\0${noShapes}` ? anyShape : null),
    transform: (code, id) =>
      isTest || !id.startsWith(contract)
        ? null
        : {
            code: code.replace("import * as z from 'zod'", `import { z } from '${noShapes}'`),
            map: null,
          },
  }
}

/** Answers every property and every call with itself. */
const anyShape = `
export const z = new Proxy(() => z, {
  get: (_, name) => (typeof name === 'symbol' ? undefined : z),
  apply: () => z,
})`
