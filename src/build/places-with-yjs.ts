import type { Plugin } from 'vite'

const slot = 'virtual:places'

/**
 * Places in a list are needed where a list of a document is read or written, and whoever has a document has Yjs: the
 * library comes with it, so that screens that only show stored words do without. Elsewhere, in workers, on the server
 * and in tests, it is imported as ever.
 */
export function placesWithYjs(): Plugin {
  return {
    name: 'saegim-places-with-yjs',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      const isWanted = source === 'fractional-indexing' && importer?.endsWith('/src/model/fields/order.ts')
      return source === slot || isWanted ? `\0${slot}` : null
    },
    load(id) {
      return id === `\0${slot}` ? stand : null
    },
    transform(code, id) {
      if (!/\/node_modules\/yjs\/dist\/yjs\.mjs$/.test(id)) return null
      return { code: `${code}\n${installing}`, map: null }
    },
  }
}

const stand = `
let places
export const install = (found) => { places = found }
export const generateKeyBetween = (...neighbours) => places.generateKeyBetween(...neighbours)
export const generateNKeysBetween = (...asked) => places.generateNKeysBetween(...asked)
`

const installing = `
import * as places from 'fractional-indexing'
import { install } from '${slot}'
install(places)
`
