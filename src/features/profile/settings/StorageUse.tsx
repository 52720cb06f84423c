import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { fileSize } from '#device/words/file-size.ts'

/** Storage that this origin uses on the device, if the browser reports it. */
export function StorageUse() {
  const [bytes, setBytes] = useState<number | null>(null)
  useEffect(() => {
    let isOver = false
    void navigator.storage?.estimate().then(
      ({ usage }) => {
        if (!isOver) setBytes(usage ?? null)
      },
      () => {},
    )
    return () => {
      isOver = true
    }
  }, [])
  const size = bytes === null ? null : fileSize(bytes)
  return size === null ? (
    <Trans>브랜드와 화면을 이 기기에 보관해요</Trans>
  ) : (
    <Trans>브랜드와 화면을 보관하는 데 {size} 쓰고 있어요</Trans>
  )
}
