import type { Answers } from '../fields/answers.ts'
import { guide } from './guide.ts'
import type { LogoEditorState } from './logo-editor.ts'

const { visual } = guide
const finalLogos = [
  visual['logoJson.vector'],
  visual['logoJson.primary'],
  visual['logoJson.secondary'],
  visual.logoSymbol,
  visual['logoJson.blackWhite'],
]

/** The logo of the logo maker, where the brand has no file of a logo; else null. */
export function draftLogoOf(answers: Answers): LogoEditorState | null {
  if (finalLogos.some(({ path }) => answers[path])) return null
  return (answers[visual.logoMaker.path] as LogoEditorState | null | undefined) ?? null
}
