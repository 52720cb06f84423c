import { useEffect, useState } from 'react'
import { type Contents, loadContent } from '#kits/words/content.ts'
import type { Language } from '#model/language/languages.ts'

type ByLanguage<Name extends keyof Contents> = { readonly [Key in Language]?: Contents[Name] }

/**
 * Content in several languages, by language; without those that are not loaded yet or cannot be loaded. Null
 * until each was loaded or failed.
 */
export function useContentIn<Name extends keyof Contents>(
  name: Name,
  languages: readonly Language[],
): ByLanguage<Name> | null {
  const [loaded, setLoaded] = useState<ByLanguage<Name> | null>(null)
  const wanted = languages.join()
  useEffect(() => {
    let isGone = false
    const keys = wanted.split(',') as Language[]
    void Promise.all(
      keys.map(async (key) => {
        try {
          return [key, await loadContent(name, key)] as const
        } catch {
          // Offline and not cached: the other languages are read.
          return [key, undefined] as const
        }
      }),
    ).then((entries) => {
      if (!isGone) setLoaded(Object.fromEntries(entries) as ByLanguage<Name>)
    })
    return () => {
      isGone = true
    }
  }, [name, wanted])
  return loaded
}
