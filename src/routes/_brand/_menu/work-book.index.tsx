import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { WorkbookIndexPage } from '#features/workbook/overview/WorkbookIndexPage.tsx'
import { loadWorkbook } from '#kits/words/content.ts'

export const Route = createFileRoute('/_brand/_menu/work-book/')({
  staticData: {
    screen: {
      title: msg`워크북`,
      menu: { group: 'brand', icon: 'pen', order: 1 },
      isInPalette: true,
    },
  },
  loader: () => loadWorkbook(),
  component: WorkbookIndexPage,
})
