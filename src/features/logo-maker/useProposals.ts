import { useEffect, useEffectEvent, useState } from 'react'
import { useOnline } from '#engine/browser/network.ts'
import { useDocument } from '#engine/documents/react/useDocument.ts'
import { useFromAnswers } from '#engine/documents/react/useFromAnswers.ts'
import { useWatched } from '#engine/watch/useWatched.ts'
import { pageLanguage } from '#engine/words/page-language.ts'
import { outlineLogo } from '#kits/logo/draft/outline-logo.ts'
import type { LogoText } from '#model/documents/logo-editor.ts'
import { composeLogo } from '#model/draft-logo/compose-logo.ts'
import type { Drawing } from '#model/draft-logo/drawing.ts'
import { missingLetters } from '#model/draft-logo/missing-letters.ts'
import { factsOf } from './brand-facts.ts'
import { type BrandFacts, type Proposal, proposeLogos } from './propose-logos.ts'
import { type ShownProposals, shownProposalsOf } from './shown-proposals.ts'
import { useSymbolWords } from './useSymbolWords.ts'

export interface DrawnProposal extends Proposal {
  readonly drawing: Drawing
}

export interface Proposals {
  readonly facts: BrandFacts
  /** Null until they are drawn. */
  readonly drawn: readonly DrawnProposal[] | null
  /** A font could not be loaded: they are set in the font of the app. */
  readonly isSubstituted: boolean
  /** Letters that no font has, which the proposals are drawn without; '' if there are none. */
  readonly missing: string
}

/** The shown proposals for the brand of the open documents, drawn again when they, its facts or the connection change. */
export function useProposals(): Proposals {
  const facts = useFromAnswers((answers) => factsOf(answers, pageLanguage()))
  const { brand } = useDocument()
  const { seed, symbolSize, gap } = useWatched(shownProposalsOf(brand))
  const isOnline = useOnline()
  const symbolWords = useSymbolWords()
  const [drawing, setDrawn] = useState<Omit<Proposals, 'facts'>>({
    drawn: null,
    isSubstituted: false,
    missing: '',
  })
  const key = JSON.stringify([facts, seed, symbolSize, gap])
  const draw = useEffectEvent((words: Readonly<Record<string, string>>) =>
    Promise.all(
      proposeLogos(facts, seed, words).map((each) => drawProposal(arranged(each, { symbolSize, gap }))),
    ),
  )
  useEffect(() => {
    if (symbolWords === null) return
    let isOver = false
    void draw(symbolWords).then((made) => {
      if (isOver) return
      const found = made.filter((each) => each !== null)
      setDrawn({
        drawn: found,
        isSubstituted: found.some((each) => each.isSubstituted),
        missing: missingLetters(found.map((each) => each.missing)),
      })
    })
    return () => {
      isOver = true
    }
  }, [key, isOnline, symbolWords])
  return { facts, ...drawing }
}

function arranged(
  { key, state }: Proposal,
  { symbolSize, gap }: Pick<ShownProposals, 'symbolSize' | 'gap'>,
): Proposal {
  return { key, state: { ...state, ...(symbolSize && { symbolSize }), ...(gap && { gap }) } }
}

/**
 * In its own font, of which the device may have kept some weights and letters alone; as far as it can neither be
 * loaded nor is kept, in the font of the app; else null.
 */
async function drawProposal({ key, state }: Proposal) {
  const { brandName, brandTagline } = state
  const { fontWeight, idFontFace } = brandName
  const inOneWeight = { ...state, brandTagline: { ...brandTagline, fontWeight, idFontFace } }
  const besideAppFont = { ...state, brandTagline: inAppFont(brandTagline, 400) }
  const inAppFontAlone = { ...besideAppFont, brandName: inAppFont(brandName, 700), baseFontFace: 1700 }
  for (const one of [state, inOneWeight, besideAppFont, inAppFontAlone]) {
    try {
      const { outlines, missing } = await outlineLogo(one)
      const isSubstituted = one.brandName !== brandName
      return { key, state: one, drawing: composeLogo(one, outlines), isSubstituted, missing }
    } catch (cause) {
      console.warn('a proposed logo cannot be drawn', cause)
    }
  }
  return null
}

function inAppFont(words: LogoText, fontWeight: 400 | 700): LogoText {
  const family = 'Pretendard'
  return { ...words, fontFamily: family, fontFamilyName: family, idFontFace: 1000 + fontWeight, fontWeight }
}
