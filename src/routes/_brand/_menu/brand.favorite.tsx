import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { FavoritesPage } from '#features/designs/favorites/FavoritesPage.tsx'

export const Route = createFileRoute('/_brand/_menu/brand/favorite')({
  staticData: { screen: { title: msg`즐겨찾기`, isInPalette: true } },
  component: FavoritesPage,
})
