import type { Section } from '#model/workbook/sections.ts'
import { ColourChapter } from './colour/ColourChapter.tsx'
import { LogoChapter } from './logo/LogoChapter.tsx'
import { TypographyChapter } from './typography/TypographyChapter.tsx'

/** The chapter of a visual section: logo, colours or typography. */
export default function VisualChapter({ section }: { section: Section }) {
  if (section.path === 'visual/logo') return <LogoChapter />
  return section.path === 'visual/color' ? <ColourChapter /> : <TypographyChapter />
}
