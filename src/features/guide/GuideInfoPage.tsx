import type { ReactNode } from 'react'
import { contentOf } from '#device/words/content.ts'
import { guideSections } from '#model/workbook/sections.ts'
import { GuideChapter } from './GuideChapter.tsx'
import { GuidePage } from './GuidePage.tsx'

const chapters = guideSections.filter(({ progress }) => progress === 'profileCompany')

/** The company behind the brand. */
export function GuideInfoPage({ actions }: { actions?: ReactNode }) {
  return (
    <GuidePage
      title={contentOf('workbook').sections['info/company-profile']?.guideTitle}
      place="/brand/guide/info"
      sections={chapters}
      actions={actions}
      chapter={({ path }) => <GuideChapter section={path} look="page" />}
    />
  )
}
