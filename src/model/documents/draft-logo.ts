import type { Answers } from '../fields/answers.ts'
import { guide } from './guide.ts'
import type { LogoEditorState } from './logo-editor.ts'
import { logoFields } from './logo-fields.ts'

/** The logo of the logo maker, where the brand has no file of a logo; else null. */
export function draftLogoOf(answers: Answers): LogoEditorState | null {
  if (logoFields.some(({ path }) => answers[path])) return null
  return (answers[guide.visual.logoMaker.path] as LogoEditorState | null | undefined) ?? null
}
