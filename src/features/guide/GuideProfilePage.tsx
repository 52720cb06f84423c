import type { ReactNode } from 'react'
import { contentOf } from '#device/words/content.ts'
import { guideSections } from '#model/workbook/sections.ts'
import { GuideChapter } from './GuideChapter.tsx'
import { GuidePage } from './GuidePage.tsx'

const chapters = guideSections.filter(({ progress }) => progress === 'profileBrand')

/** The brand at a glance: name, trade, years, people, what it offers. */
export function GuideProfilePage({ actions }: { actions?: ReactNode }) {
  return (
    <GuidePage
      title={contentOf('workbook').sections['info/brand-profile']?.guideTitle}
      place="/brand/guide/brand-profile"
      sections={chapters}
      actions={actions}
      chapter={({ path }) => <GuideChapter section={path} look="page" />}
    />
  )
}
