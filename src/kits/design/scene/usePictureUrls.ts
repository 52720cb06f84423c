import { useEffect, useState } from 'react'
import type { PictureBytes } from '../dress/dress-pictures.ts'

type Urls = ReadonlyMap<string, string>

const none: Urls = new Map()

/**
 * Addresses of pictures at the size of a screen, by their keys, for as long as the bytes are shown. One that stays while others
 * come and go keeps its address.
 */
export function usePictureUrls(bytes: ReadonlyMap<string, PictureBytes>): Urls {
  const [urls, setUrls] = useState(none)
  const [made] = useState(() => new Map<Blob, string>())
  useEffect(() => {
    const shown = new Set([...bytes.values()].map(({ screen }) => screen))
    for (const screen of shown) if (!made.has(screen)) made.set(screen, URL.createObjectURL(screen))
    setUrls(new Map([...bytes].map(([key, { screen }]) => [key, made.get(screen) ?? ''])))
    for (const [screen, url] of made) {
      if (shown.has(screen)) continue
      made.delete(screen)
      URL.revokeObjectURL(url)
    }
  }, [bytes, made])
  useEffect(
    () => () => {
      for (const url of made.values()) URL.revokeObjectURL(url)
      made.clear()
    },
    [made],
  )
  return urls
}
