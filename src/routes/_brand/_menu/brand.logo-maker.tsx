import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { LogoMakerPage } from '#features/logo-maker/LogoMakerPage.tsx'

export const Route = createFileRoute('/_brand/_menu/brand/logo-maker')({
  staticData: {
    screen: {
      title: msg`로고 만들기`,
      menu: { group: 'brand', icon: 'shapes', order: 7 },
      isInPalette: true,
    },
  },
  validateSearch: ({ proposal }: Record<string, unknown>): { proposal?: string } =>
    typeof proposal === 'string' ? { proposal } : {},
  component: LogoMaker,
})

function LogoMaker() {
  return <LogoMakerPage proposal={Route.useSearch().proposal} />
}
