import { useDocument } from '#engine/documents/react/useDocument.ts'
import { useValue } from '#engine/documents/react/useValue.ts'
import { useWatched } from '#engine/watch/useWatched.ts'
import { shownProposalsOf } from '#features/logo-maker/shown-proposals.ts'
import { useLogoDrawing } from '#features/logo-maker/useLogoDrawing.ts'
import { type DrawnProposal, useProposals } from '#features/logo-maker/useProposals.ts'
import { guide } from '#model/documents/guide.ts'
import type { LogoEditorState } from '#model/documents/logo-editor.ts'
import type { Drawing } from '#model/draft-logo/drawing.ts'

export interface FirstLogo {
  readonly state: LogoEditorState
  /** Null until it is drawn, and where a font of it is absent. */
  readonly drawing: Drawing | null
  /** It is the logo of the logo maker, and not a proposal. */
  readonly isKept: boolean
  /** Letters that no font has, which it is drawn without; '' if there are none. */
  readonly missing: string
  /** Those that it can be chosen from; none once one is kept. */
  readonly proposals: readonly DrawnProposal[]
}

/** The logo that the brand has begun with; before that the chosen proposal or the first, null until it is drawn. */
export function useFirstLogo(): FirstLogo | null {
  const { brand } = useDocument()
  const { wanted } = useWatched(shownProposalsOf(brand))
  const [kept] = useValue(guide.visual.logoMaker)
  const { drawn, missing } = useProposals()
  const proposals = drawn ?? []
  const proposal = proposals.find(({ key }) => key === wanted) ?? proposals[0]
  const own = useLogoDrawing(kept)
  if (kept === null) return proposal ? { ...proposal, isKept: false, missing, proposals } : null
  // The proposal stays in place until what was stored of it is drawn.
  const stored = JSON.stringify(kept)
  const same = proposals.find(({ state }) => JSON.stringify(state) === stored)
  const drawing = own.drawing ?? same?.drawing ?? null
  const left = own.drawing ? own.missing : same ? missing : ''
  return { state: kept, drawing, isKept: true, missing: left, proposals: [] }
}
