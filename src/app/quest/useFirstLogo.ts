import { useValue } from '#engine/documents/react/useValue.ts'
import { useLogoDrawing } from '#features/logo-maker/useLogoDrawing.ts'
import { useProposals } from '#features/logo-maker/useProposals.ts'
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
}

/** The logo that the brand has begun with; before that the first proposal, null until it is drawn. */
export function useFirstLogo(): FirstLogo | null {
  const [kept] = useValue(guide.visual.logoMaker)
  const { drawn, missing } = useProposals()
  const [proposal] = drawn ?? []
  const own = useLogoDrawing(kept)
  if (kept === null) return proposal ? { ...proposal, isKept: false, missing } : null
  // The proposal stays in place until what was stored of it is drawn.
  const isProposal = proposal !== undefined && JSON.stringify(proposal.state) === JSON.stringify(kept)
  const drawing = own.drawing ?? (isProposal ? proposal.drawing : null)
  const left = own.drawing ? own.missing : isProposal ? missing : ''
  return { state: kept, drawing, isKept: true, missing: left }
}
