import { useEffect, useState } from 'react'
import type { PictureBytes } from '../dress/dress-pictures.ts'

const none: ReadonlyMap<string, string> = new Map()

/** Addresses of pictures at the size of a screen, by their keys, for as long as the bytes are shown. */
export function usePictureUrls(bytes: ReadonlyMap<string, PictureBytes>): ReadonlyMap<string, string> {
  const [urls, setUrls] = useState(none)
  useEffect(() => {
    const made = new Map([...bytes].map(([key, { screen }]) => [key, URL.createObjectURL(screen)]))
    setUrls(made)
    return () => {
      for (const url of made.values()) URL.revokeObjectURL(url)
    }
  }, [bytes])
  return urls
}
