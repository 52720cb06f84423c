import type { FontFamily } from '#model/options/fonts.ts'

/** One weight of a family, as text is set in it. */
export interface Face {
  readonly family: Pick<FontFamily, 'slug' | 'family'>
  readonly weight: number
}

const sheets = new Map<string, Promise<void>>()

/**
 * Loads the slices of a face that a text needs; false where they are neither cached nor can be downloaded. The service
 * worker caches them, so that a font that was shown can be shown offline.
 */
export async function loadFont({ family, weight }: Face, text: string): Promise<boolean> {
  try {
    await loadSheet(sheetOf({ family, weight }))
    const loaded = await document.fonts.load(cssFont({ family, weight }), text === '' ? 'A' : text)
    return loaded.length > 0
  } catch {
    return false
  }
}

export function sheetOf({ family, weight }: Face): string {
  return `/fonts/${family.slug}/${weight}.css`
}

function cssFont({ family, weight }: Face): string {
  return `${weight} 16px "${family.family}"`
}

/** Once per page; a failed load is repeated by the next call. */
function loadSheet(href: string): Promise<void> {
  const known = sheets.get(href)
  if (known) return known
  const link = document.createElement('link')
  const loading = new Promise<void>((resolve, reject) => {
    link.rel = 'stylesheet'
    link.href = href
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      sheets.delete(href)
      reject(new Error(`${href} is not there`))
    }
    document.head.append(link)
  })
  sheets.set(href, loading)
  return loading
}
