import { useEffect, useEffectEvent, useState } from 'react'
import { firstContentPainted } from '#device/browser/first-content.ts'
import { useOnline } from '#device/browser/network.ts'
import type { LogoEditorState, LogoText } from '#model/documents/logo-editor.ts'
import { fontFamilies } from '#model/options/fonts.ts'
import type { Outlines } from './compose-logo.ts'
import { isLetterSymbol } from './library/symbols.ts'

export interface DrawnOutlines {
  /** Null until the first outlines are made. */
  readonly outlines: Outlines | null
  readonly isBusy: boolean
  /** A font could not be loaded; the outlines are the last that could be made. */
  readonly hasFailed: boolean
  /** Characters that neither the font nor its fallbacks have, which are left out; '' if there are none. */
  readonly missing: string
}

/** Texts of the logo as paths, made again when texts, fonts or the connection change. */
export function useOutlines(state: LogoEditorState): DrawnOutlines {
  const isOnline = useOnline()
  const [drawn, setDrawn] = useState<DrawnOutlines & { key: string }>({
    key: '',
    outlines: null,
    isBusy: true,
    hasFailed: false,
    missing: '',
  })
  const { brandName, brandTagline, brandSymbol } = state
  const hasLetter = isLetterSymbol(brandSymbol.id)
  const key = JSON.stringify([keyOf(brandName), keyOf(brandTagline), brandSymbol.id])
  const draw = useEffectEvent(async () => {
    await firstContentPainted()
    const { outlineText } = await import('#device/fonts/outline-text.ts')
    const outline = (words: LogoText, text = words.text) => outlineText(faceOf(words), text)
    const letter = firstLetter(brandName.text)
    const [name, tagline, initial, symbol] = await Promise.all([
      outline(brandName),
      outline(brandTagline),
      hasLetter && letter !== '' ? outline(brandName, letter) : null,
      import('./library/load-symbol.ts').then(({ loadSymbol }) => loadSymbol(brandSymbol.id)),
    ])
    return {
      outlines: { name: name.outline, tagline: tagline.outline, letter: initial?.outline ?? null, symbol },
      missing: `${name.missing}${tagline.missing}`,
    }
  })
  useEffect(() => {
    let isOver = false
    draw().then(
      (made) => {
        if (!isOver) setDrawn({ key, ...made, isBusy: false, hasFailed: false })
      },
      (cause: unknown) => {
        console.warn('a font of the logo cannot be loaded', cause)
        if (!isOver) setDrawn((last) => ({ ...last, key, isBusy: false, hasFailed: true }))
      },
    )
    return () => {
      isOver = true
    }
  }, [key, isOnline])
  return { ...drawn, isBusy: drawn.key !== key }
}

/** The first syllable of a Korean name, else the first letter in upper case. */
export function firstLetter(name: string): string {
  return (/[\p{L}\p{N}]/u.exec(name.normalize('NFC'))?.[0] ?? '').toUpperCase()
}

/** The first family where this one is unknown, for example from a newer version. */
function faceOf({ fontFamily, fontWeight }: LogoText) {
  const family = fontFamilies.find((candidate) => candidate.family === fontFamily) ?? fontFamilies[0]
  return { family: family ?? { slug: 'pretendard', family: 'Pretendard' }, weight: fontWeight }
}

function keyOf({ text, fontFamily, fontWeight }: LogoText): string {
  return `${fontFamily} ${fontWeight} ${text}`
}
