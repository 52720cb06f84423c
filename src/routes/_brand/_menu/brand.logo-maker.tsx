import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { loadWords } from '#device/words/interface.ts'
import { LogoMakerPage } from '#features/logo-maker/LogoMakerPage.tsx'

export const Route = createFileRoute('/_brand/_menu/brand/logo-maker')({
  staticData: {
    screen: {
      title: msg`로고 만들기`,
      menu: { group: 'brand', icon: 'shapes', order: 5 },
      isInPalette: true,
    },
  },
  loader: () => loadWords('device', 'logo-maker'),
  component: LogoMakerPage,
})
