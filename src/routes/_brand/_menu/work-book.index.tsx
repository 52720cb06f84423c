import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { loadWorkbook } from '#device/words/content.ts'
import { loadWords } from '#device/words/interface.ts'
import { WorkbookIndexPage } from '#features/workbook/overview/WorkbookIndexPage.tsx'

export const Route = createFileRoute('/_brand/_menu/work-book/')({
  staticData: {
    screen: {
      title: msg`워크북`,
      menu: { group: 'brand', icon: 'pen', order: 0 },
      isInPalette: true,
    },
  },
  loader: () => Promise.all([loadWords('workbook-overview'), loadWorkbook()]),
  component: WorkbookIndexPage,
})
