import { useEffect } from 'react'
import { useOnline } from '#engine/browser/network.ts'
import { watchReturn } from '#engine/browser/watch-return.ts'
import { type BrandRef, isLocal } from '#engine/identity/brand-ref.ts'
import { useSession } from '#engine/identity/session.ts'
import { useOutbox } from '#engine/queue/useOutbox.ts'
import { useLive } from '#engine/store/useLive.ts'
import type { DesignFolder } from './design-folder.ts'
import { designLane } from './design-lane.ts'

const none: readonly DesignFolder[] = []

/**
 * The folders of designs of a brand, those in the trash too: at once as this device has them, then as the server says, again when
 * nothing about them waits any more. Undefined while the device is read. A brand on this device alone has none.
 */
export function useDesignFolders(brand: BrandRef): readonly DesignFolder[] | undefined {
  const idAccount = useSession().session?.idAccount ?? null
  const isOnline = useOnline()
  const ofAccount = isLocal(brand) ? null : brand
  const isWaiting =
    useOutbox()?.some(({ lane, state }) => state === 'waiting' && lane === designLane(ofAccount)) ?? false
  useEffect(() => {
    if (ofAccount === null || idAccount === null || !isOnline || isWaiting) return
    const refresh = () =>
      void import('./refresh-folders.ts')
        .then(({ refreshFolders }) => refreshFolders(ofAccount))
        .catch((cause: unknown) => console.warn('what asks for folders cannot be loaded', cause))
    refresh()
    return watchReturn(refresh)
  }, [ofAccount, idAccount, isOnline, isWaiting])
  const isAsked = idAccount !== null && ofAccount !== null
  const folders = useLive(isAsked ? `${idAccount} ${ofAccount}` : null, async () => {
    const { readFolders } = await import('./read-folders.ts')
    return () => readFolders(idAccount ?? 0, ofAccount ?? 0)
  })
  return isAsked ? folders : none
}
