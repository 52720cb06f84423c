import { msg } from '@lingui/core/macro'
import { addBundle, removeBundle } from '#contract/bundle.ts'
import { currentSession } from '#engine/identity/session.ts'
import { command } from '#engine/queue/command.ts'
import { changeOfItem } from '#engine/reads/cached-read.ts'
import { brandBundlesRead } from '../templates/bundles-read.ts'

/** A bundle that is added and taken out again ends as the last press said. */
const laneOf = (idBundleCollection: unknown, brand: number | null) => `bundle:${brand}:${idBundleCollection}`

function changeOf(idBundleCollection: unknown, brand: number | null) {
  return { brand, list: 'templateBundles', by: 'idBundleCollection', id: Number(idBundleCollection) } as const
}

export const addBundleCommand = command({
  call: addBundle,
  words: msg`템플릿 묶음 담기`,
  lane: ({ body }, brand) => laneOf(body.idBundleCollection, brand),
  changes: ({ body: { idBundleCollection, createdType = 'USER' } }, brand) => [
    changeOfItem(brandBundlesRead, {
      ...changeOf(idBundleCollection, brand),
      values: {
        idTemplateBundle: 0,
        idBundleCollection: Number(idBundleCollection),
        createdType,
        market: null,
        createdDirectory: null,
        idAccount: currentSession()?.idAccount ?? null,
        createdAt: new Date().toISOString(),
      },
      isNew: true,
    }),
  ],
})

export const removeBundleCommand = command({
  call: removeBundle,
  words: msg`템플릿 묶음 빼기`,
  lane: ({ query }, brand) => laneOf(query.idBundleCollection, brand),
  changes: ({ query }, brand) => [
    changeOfItem(brandBundlesRead, { ...changeOf(query.idBundleCollection, brand), values: null }),
  ],
})
