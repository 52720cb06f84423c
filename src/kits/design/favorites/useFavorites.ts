import { useLingui } from '@lingui/react/macro'
import { useMemo, useRef } from 'react'
import { mostFavorites } from '#contract/favorite.ts'
import { type BrandRef, isLocal } from '#engine/identity/brand-ref.ts'
import { queueCommand } from '#engine/queue/queue-command.ts'
import { useCachedRead } from '#engine/reads/useCachedRead.ts'
import { useTellKept } from '#kits/library/useTellKept.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { addFavoriteCommand, removeFavoriteCommand } from '../commands/favorites.ts'
import { favoritesRead } from '../reads/favorites-read.ts'

/** A second press on the same favourite within this time does nothing. */
const guardMs = 700

export interface Favorites {
  /** Whether there can be any: a brand on this device alone has none. */
  readonly isPossible: boolean
  /** Newest first, by `idTemplate`: below 1,000,000 templates of the market, above designs; null: not known yet. */
  readonly ids: readonly number[] | null
  has(idTemplate: number): boolean
  /** Shown at once, sent when the server can be reached. */
  toggle(idTemplate: number): void
}

/** The favourites of the signed-in account in a brand: templates of the market, and designs. */
export function useFavorites(brand: BrandRef): Favorites {
  const { t } = useLingui()
  const tell = useTellKept()
  const { data } = useCachedRead(favoritesRead, { brand })
  const pressedAt = useRef(new Map<number, number>())
  const ids = useMemo(() => data?.map(({ idTemplate }) => idTemplate) ?? null, [data])
  const known = useMemo(() => new Set(ids), [ids])
  return {
    isPossible: !isLocal(brand),
    ids,
    has: (idTemplate) => known.has(idTemplate),
    toggle: (idTemplate) => {
      const now = performance.now()
      const before = pressedAt.current.get(idTemplate)
      if (isLocal(brand) || (before !== undefined && now - before < guardMs)) return
      pressedAt.current.set(idTemplate, now)
      const isOn = known.has(idTemplate)
      if (!isOn && known.size >= mostFavorites) {
        showToast({ tone: 'error', text: t`즐겨찾기는 ${mostFavorites}개까지 둘 수 있어요.` })
        return
      }
      const queued = isOn
        ? queueCommand(removeFavoriteCommand, { params: { id: idTemplate } }, brand)
        : queueCommand(addFavoriteCommand, { body: { type: 'TEMPLATE', idTemplate } }, brand)
      void queued.then(tell)
    },
  }
}
