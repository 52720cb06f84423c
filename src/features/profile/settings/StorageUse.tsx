import { Trans } from '@lingui/react/macro'
import { useLoaded } from '#engine/watch/useLoaded.ts'
import { fileSize } from '#engine/words/file-size.ts'

/** Storage that this origin uses on the device, if the browser reports it. */
export function StorageUse() {
  const bytes = useLoaded('usage', async () => (await navigator.storage?.estimate())?.usage)
  const size = bytes === undefined ? null : fileSize(bytes)
  return size === null ? (
    <Trans>브랜드와 화면을 이 기기에 보관해요</Trans>
  ) : (
    <Trans>브랜드와 화면을 보관하는 데 {size} 쓰고 있어요</Trans>
  )
}
