import { findFont } from '#engine/fonts/find-font.ts'
import type { LogoEditorState } from '#model/documents/logo-editor.ts'
import * as model from '#model/draft-logo/outline-logo.ts'

/** Texts and symbol of a logo as paths. Rejects where a font or a drawing can neither be loaded nor is kept. */
export function outlineLogo(state: LogoEditorState): Promise<model.OutlinedLogo> {
  return model.outlineLogo(findFont, state)
}
