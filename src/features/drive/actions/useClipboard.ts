import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { useWatched } from '#engine/watch/useWatched.ts'
import type { Drive } from '#kits/drive/rows/drive-file.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import type { DriveItem } from '../view/drive-item.ts'
import { type HeldItems, heldItems } from './held-items.ts'
import { isLocked } from './useDriveActions.ts'

const nothing: ReadonlySet<string> = new Set()

/** Cutting and copying in one folder, pasting in another. What is copied can be pasted several times, also in the other drive. */
export function useClipboard(brand: number, drive: Drive) {
  const { t } = useLingui()
  const held = useWatched(heldItems)
  const hasHeld = held?.brand === brand && (held.isCopy || held.drive === drive)

  function hold(items: readonly DriveItem[], isCopy: boolean): void {
    const holding = items.filter((item) => isCopy || !isLocked(item))
    if (holding.length === 0) return
    heldItems.set({ brand, drive, isCopy, items: holding.map(({ type, id, name }) => ({ type, id, name })) })
    const text = isCopy ? t`복사할 폴더를 열고 붙여 넣으세요` : t`옮길 폴더를 열고 붙여 넣으세요`
    showToast({ tone: 'info', text })
  }

  /** What is to be pasted. */
  function take(): HeldItems | null {
    if (!hasHeld || !held) return null
    if (!held.isCopy) heldItems.set(null)
    return held
  }

  const cut = useMemo(
    () => (hasHeld && held && !held.isCopy ? new Set(held.items.map(({ id }) => id)) : nothing),
    [hasHeld, held],
  )
  return {
    hasHeld,
    /** Keys of what is only waiting to be moved. */
    cut,
    hold,
    take,
  }
}
