import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { loadWorkbook } from '#device/words/content.ts'
import { loadWords } from '#device/words/interface.ts'
import { WorkbookIndexPage } from '#features/workbook/WorkbookIndexPage.tsx'

export const Route = createFileRoute('/work-book/')({
  staticData: {
    screen: {
      guard: 'brand',
      layout: 'default',
      title: msg`워크북`,
      menu: { group: 'brand', icon: 'pen', order: 0 },
      isJump: true,
    },
  },
  loader: () => Promise.all([loadWords('workbook'), loadWorkbook()]),
  component: WorkbookIndexPage,
})
