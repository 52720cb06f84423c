import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { TrashPage } from '#features/designs/trash/TrashPage.tsx'

export const Route = createFileRoute('/_brand/_menu/brand/trash/')({
  staticData: {
    screen: {
      title: msg`휴지통`,
      menu: { group: 'work', icon: 'trash', order: 2 },
      isInPalette: true,
    },
  },
  component: TrashPage,
})
