import { useFromAnswers } from '#engine/documents/react/useFromAnswers.ts'
import VisualChapter from '#features/guide/visual/VisualChapter.tsx'
import { draftLogoOf } from '#model/documents/draft-logo.ts'
import type { Section } from '#model/workbook/sections.ts'
import { DraftLogo } from './DraftLogo.tsx'

/** The chapter of a visual section; that of the logo with the draft of the logo maker while there is no file of one. */
export default function VisualOrDraft({ section }: { section: Section }) {
  const draft = useFromAnswers(draftLogoOf)
  const chapter = <VisualChapter section={section} />
  return section.path === 'visual/logo' && draft ? <DraftLogo state={draft} otherwise={chapter} /> : chapter
}
