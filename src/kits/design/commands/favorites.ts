import { msg } from '@lingui/core/macro'
import { addFavorite, removeFavorite } from '#contract/favorite.ts'
import { command } from '#engine/queue/command.ts'
import { changeOfItem } from '#engine/reads/cached-read.ts'
import { favoritesRead } from '../reads/favorites-read.ts'

/** What becomes of one favourite stays in its order. */
const lane = (_: unknown, brand: number | null) => `favorites:${brand}`

const list = { list: 'EditorFavorites', by: 'id' } as const

export const addFavoriteCommand = command({
  call: addFavorite,
  words: msg`즐겨찾기에 넣기`,
  lane,
  changes: ({ body: { idTemplate = 0 } }, brand) => {
    const id = Number(idTemplate)
    const createdAt = new Date().toISOString()
    const values = {
      id,
      type: 'TEMPLATE',
      idObject: id,
      idTemplate: id,
      stockId: null,
      thumbnail: null,
      createdAt,
    } as const
    return [changeOfItem(favoritesRead, { brand, ...list, id, values, isNew: true })]
  },
})

export const removeFavoriteCommand = command({
  call: removeFavorite,
  words: msg`즐겨찾기에서 빼기`,
  lane,
  changes: ({ params }, brand) => [
    changeOfItem(favoritesRead, { brand, ...list, id: Number(params.id), values: null }),
  ],
})
