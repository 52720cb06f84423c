import type { ReactNode } from 'react'
import { contentOf } from '#device/words/content.ts'
import { guideSections } from '#model/workbook/sections.ts'
import { GuideChapter } from './GuideChapter.tsx'
import { GuidePage } from './GuidePage.tsx'

const chapters = guideSections.filter(({ group }) => group === 'core')

/** What the brand is there for, where it comes from, where it goes and what it keeps: four chapters to read. */
export function GuideCorePage({ actions }: { actions?: ReactNode }) {
  return (
    <GuidePage
      title={contentOf('workbook').sections['core/purpose']?.depth2}
      place="/brand/guide/core"
      sections={chapters}
      actions={actions}
      chapter={({ path }) => <GuideChapter section={path} look="page" />}
    />
  )
}
