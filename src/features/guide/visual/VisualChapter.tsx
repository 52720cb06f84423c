import type { Section } from '#model/workbook/sections.ts'
import { ColourChapter } from './colour/ColourChapter.tsx'
import { LogoChapter } from './logo/LogoChapter.tsx'
import { TypographyChapter } from './typography/TypographyChapter.tsx'

/** How the brand looks: its logo, its colours or its type. */
export function VisualChapter({ section }: { section: Section }) {
  if (section.path === 'visual/logo') return <LogoChapter />
  return section.path === 'visual/color' ? <ColourChapter /> : <TypographyChapter />
}
