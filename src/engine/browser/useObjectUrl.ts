import { useEffect, useEffectEvent, useState } from 'react'

/**
 * An object URL of bytes, revoked when they are no longer shown; null until there is one. Another Blob gets another URL, unless
 * a `key` is given that stays the same: then it has the same bytes.
 */
export function useObjectUrl(blob: Blob | null, key: string | Blob | null = blob): string | null {
  const [made, setMade] = useState<{ readonly key: string | Blob; readonly url: string } | null>(null)
  const isHere = blob !== null
  const create = useEffectEvent(() => URL.createObjectURL(blob ?? new Blob()))
  useEffect(() => {
    if (!isHere || key === null) return
    const url = create()
    setMade({ key, url })
    return () => URL.revokeObjectURL(url)
  }, [isHere, key])
  return isHere && made !== null && made.key === key ? made.url : null
}
