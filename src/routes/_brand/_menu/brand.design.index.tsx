import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { DesignsPage } from '#features/designs/DesignsPage.tsx'

export const Route = createFileRoute('/_brand/_menu/brand/design/')({
  staticData: {
    screen: {
      title: msg`내 디자인`,
      menu: { group: 'work', icon: 'design', order: 0 },
      isInPalette: true,
    },
  },
  component: DesignsPage,
})
